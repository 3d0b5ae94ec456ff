import { SITE } from '../../../generated/site.ts'
import { NewTabLink } from '../../../ui/page/button.tsx'

/** One sentence about how the details are used, and a link that leaves the page as it is. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <>
      <span>{text}</span>{' '}
      {SITE.privacy && <NewTabLink href={SITE.privacy.url}>{SITE.privacy.text}</NewTabLink>}
    </>
  )
}
