import { reportPathOf } from '../../../contract/pages.ts'
import { betweenStages } from '../../../content/report/between-stages.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { Note } from '../../../ui/page/page.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { NameTable } from '../../../ui/table/name-table.tsx'
import { PageLink } from '../page-link.tsx'
import { GAP_LABEL } from '../report/report-sentences.ts'
import { LONGEST_LABEL, useTeamHash } from './use-team-hash.ts'

type TeamReportsProps = { team: Team; codes: readonly string[] }

/** The way to each report, and its name. */
export function TeamReports({ team, codes }: TeamReportsProps) {
  const { labels, setLabel } = useTeamHash(codes.length)
  const rows = team.reports.map(({ scores, stage, gap }, place) => ({
    key: `${place} ${codes[place]}`,
    report: <PageLink href={reportPathOf(codes[place] ?? '')}>{`Report ${place + 1}`}</PageLink>,
    label: `Name of report ${place + 1}`,
    name: labels[place] ?? '',
    onName: (name: string) => setLabel(place, name),
    score: oneDecimal(scores.overall),
    stage,
    note: betweenStages(stage, gap),
  }))
  return (
    <ReportSection title="The Reports">
      <NameTable
        caption="Each report, with its score and stage"
        longestName={LONGEST_LABEL}
        stages={STAGES.map(({ name }) => name)}
        rows={rows}
      />
      {rows.some(({ note }) => note) && <Note>{GAP_LABEL}</Note>}
      <Note unprinted>
        Names stay in this page’s link, behind the # sign, where no server sees them.
      </Note>
    </ReportSection>
  )
}
