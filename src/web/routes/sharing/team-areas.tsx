import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { ReportList, ReportSection } from '../../ui/report/report-section.tsx'
import { RangeTable } from '../../ui/sharing/range-table.tsx'
import { inWords } from './sharing-sentences.ts'

/** The areas as middle and range, and who stands in which stage; there is no score of the team. */
export function TeamAreas({ team: { sections, stages } }: { team: Team }) {
  return (
    <ReportSection title="Areas and Stages">
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
      <ReportList mark="dot">
        {stages.map(({ name, reports }) => (
          <li key={name}>
            {name}: {inWords(reports.length)} {reports.length === 1 ? 'report' : 'reports'}
          </li>
        ))}
      </ReportList>
    </ReportSection>
  )
}
