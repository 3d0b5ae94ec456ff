import { OPTION_NUMBERS, TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { oneDecimal, placeOnScale } from '../../../domain/assessment/scoring.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { RangeTable } from '../../../ui/table/range-table.tsx'

/** The areas as middle and range; there is no score of the team. */
export function TeamAreas({ team: { sections } }: { team: Team }) {
  return (
    <ReportSection title="The Four Areas">
      <RangeTable
        caption="Section scores: the middle score, with the lowest and the highest"
        ends={[OPTION_NUMBERS[0], TOP_OPTION]}
        rows={sections.map(({ name, median, lowest, highest }) => ({
          name,
          median: oneDecimal(median),
          range: `${oneDecimal(lowest)} to ${oneDecimal(highest)}`,
          from: placeOnScale(lowest),
          middle: placeOnScale(median),
          to: placeOnScale(highest),
        }))}
      />
    </ReportSection>
  )
}
