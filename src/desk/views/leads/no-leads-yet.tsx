import { Empty } from '../../../ui/desk/notices.tsx'
import { ViewHead } from '../../../ui/desk/view.tsx'
import { NewTabLink } from '../../../ui/page/button.tsx'
import { siteAddress } from '../../site-address.ts'

/** What there will be to see, and how to get there. */
export function NoLeadsYet() {
  return (
    <>
      <ViewHead title="Leads" />
      <Empty title="No leads yet.">
        <p>
          Each person who submits the form at{' '}
          <NewTabLink href={siteAddress()}>{siteAddress()}</NewTabLink> appears here, with:
        </p>
        <ul>
          <li>their stage and scores, and questions to open a call with</li>
          <li>a brief with what works, what they plan and how you can help, to copy</li>
          <li>your note and how far you are with them</li>
        </ul>
        <p>
          The list filters, sorts and exports to a spreadsheet. <a href="/numbers">Numbers</a> shows
          visits and answers, <a href="/deliveries">Deliveries</a> what could not be sent to your
          CRM, chat or mail, <a href="/benchmark">Benchmark</a> how people scored, and{' '}
          <a href="/health">Health</a> your backups.
        </p>
      </Empty>
    </>
  )
}
