import { findReportCodes } from '../../../domain/sharing/find-codes.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { LARGEST_TEAM, SMALLEST_TEAM, teamOf } from '../../../domain/sharing/team.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { FoundText } from './found-text.tsx'
import { useTeamHash } from './use-team-hash.ts'
import { thenAndNowSentence } from './sharing-sentences.ts'

/** The same team earlier: how far apart then and now. */
export function ThenAndNow({ team, codes }: { team: Team; codes: readonly string[] }) {
  const { earlier, setEarlier } = useTeamHash(codes.length)
  const isEmpty = earlier.trim() === ''
  return (
    <ReportSection title="Did We Come Closer?" unprinted={isEmpty}>
      <TextArea
        label="Codes of an earlier round"
        hint={`Paste ${SMALLEST_TEAM} to ${LARGEST_TEAM} codes, for example last quarter's. They stay in this page's link, behind the # sign, where no server sees them.`}
        rows={2}
        value={earlier}
        onChange={(event) => setEarlier(event.target.value)}
      />
      <FoundText typed={earlier} text={isEmpty ? '' : sentenceOf(earlier, team)} />
    </ReportSection>
  )
}

function sentenceOf(text: string, team: Team): string {
  const codes = findReportCodes(text)
  if (codes.length < SMALLEST_TEAM || codes.length > LARGEST_TEAM) {
    return `This text has ${codes.length} codes. An earlier round needs ${SMALLEST_TEAM} to ${LARGEST_TEAM}.`
  }
  const read = readReports(codes)
  if (read.kind !== 'answers') {
    return 'Some of these reports were made with an earlier version of the questions, so the rounds cannot be compared.'
  }
  return thenAndNowSentence(teamOf(read.answerSets), team)
}
