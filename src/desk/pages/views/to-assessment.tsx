import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { ExternalLink } from '../../../ui/page/button.tsx'
import { siteAddress } from '../site-address.ts'

/** Where visits, and so leads, come from. */
export function ToAssessment() {
  return (
    <div className="cluster">
      <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
      <CopyButton
        text={siteAddress}
        label="Copy the address of the assessment"
        doneLabel="Copied"
        errorText="Could not copy"
      />
    </div>
  )
}
