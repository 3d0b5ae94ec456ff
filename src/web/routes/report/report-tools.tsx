import { REPORT_PATH } from '../../../contract/pages.ts'
import type { CompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import { Button } from '../../ui/page/button.tsx'
import { Buttons } from '../../ui/page/page.tsx'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { ShareLink } from '../../ui/report/share-link.tsx'

/** To share the report: a link that carries the answers themselves, and paper. */
export function ReportTools({ answers }: { answers: CompleteAnswers }) {
  return (
    <ReportSection title="Share this report">
      <ShareLink
        label="Link to this report"
        hint="The link contains your 12 answers and no personal details. Anyone who opens it sees the same report."
        link={`${location.origin}${REPORT_PATH}/${reportCodeOf(answers)}`}
      />
      <Buttons>
        <Button look="secondary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </Buttons>
    </ReportSection>
  )
}
