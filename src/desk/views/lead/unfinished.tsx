import { Notice } from '../../../ui/desk/notices.tsx'
import { LinkButton } from '../../../ui/page/button.tsx'
import { mailtoOf } from '../../address.ts'
import { siteAddress } from '../../site-address.ts'

/** Nothing to read yet, but something to do. */
export function Unfinished({ email }: { email: string }) {
  const body = encodeURIComponent(siteAddress())
  return (
    <Notice
      title="Sent the form, and has not finished the questions."
      action={
        <LinkButton href={`${mailtoOf(email)}?body=${body}`}>Email a link to finish</LinkButton>
      }
    >
      <p>There are no scores and no report before the last answer.</p>
    </Notice>
  )
}
