import { Empty } from '../../../../ui/desk/notices.tsx'
import { ViewHead } from '../../../../ui/desk/view.tsx'
import { ExternalLink } from '../../../../ui/page/button.tsx'
import { siteAddress } from '../../site-address.ts'

/** What there will be to see, and how to get there. */
export function NoLeadsYet() {
  return (
    <>
      <ViewHead title="Leads" />
      <Empty title="No leads yet.">
        <p>
          Each person who submits the form of the assessment appears here: with their stage and
          scores, questions to open a call with, and a brief to copy.
        </p>
        <ExternalLink href={siteAddress()}>Open the assessment</ExternalLink>
      </Empty>
    </>
  )
}
