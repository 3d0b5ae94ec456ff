import { topOptionOf } from '../../../domain/assessment/model.ts'
import { MODEL } from '../../../model/model.ts'
import { Muted, Overall } from '../../../ui/desk/view.tsx'
import { LinkButton } from '../../../ui/page/button.tsx'
import { mailtoOf } from '../../address.ts'
import { siteAddress } from '../../site-address.ts'

/** Nothing to read yet, but something to do. */
export function Unfinished({ email }: { email: string }) {
  const body = encodeURIComponent(siteAddress())
  return (
    <section className="headed">
      <Overall score="–" top={topOptionOf(MODEL)}>
        <p>Sent the form, and has not finished the questions.</p>
        <Muted>There are no scores and no report before the last answer.</Muted>
      </Overall>
      <LinkButton href={`${mailtoOf(email)}?body=${body}`}>Email a link to finish</LinkButton>
    </section>
  )
}
