import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { ReportSection } from '../../ui/report/report-section.tsx'
import { RangeTable } from '../../ui/sharing/range-table.tsx'

/** The areas as middle and range; there is no score of the team. */
export function TeamAreas({ team: { sections } }: { team: Team }) {
  return (
    <ReportSection title="The Four Areas">
      <RangeTable
        caption="Section scores: the middle report, with the lowest and the highest"
        rows={sections.map(({ name, median, lowest, highest }) => ({
          name,
          median: oneDecimal(median),
          range: `${oneDecimal(lowest)} to ${oneDecimal(highest)}`,
          from: lowest / TOP_OPTION,
          middle: median / TOP_OPTION,
          to: highest / TOP_OPTION,
        }))}
      />
    </ReportSection>
  )
}
