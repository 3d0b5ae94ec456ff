import { ExternalLink } from '../../../ui/page/button.tsx'
import { siteAddress } from '../site-address.ts'

/** Where visits, and so leads, come from. */
export function ToAssessment() {
  return (
    <p>
      <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
    </p>
  )
}
