import { REPORT_PATH } from '../../contract/pages.ts'
import type { CompleteAnswers } from '../../domain/assessment.ts'
import { reportCodeOf } from '../../domain/report-code.ts'
import { Button } from '../ui/button.tsx'
import { Buttons } from '../ui/page.tsx'
import { ReportSection } from '../ui/report-section.tsx'
import { ShareLink } from '../ui/share-link.tsx'

/** To hand the report on: a link that carries the answers themselves, and paper. */
export function ReportTools({ answers }: { answers: CompleteAnswers }) {
  return (
    <ReportSection title="Hand This Report On">
      <ShareLink
        label="Link to this report"
        hint="The link holds the twelve answers and nothing about you. Whoever opens it sees the same report."
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
