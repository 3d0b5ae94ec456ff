import { teamPathOf } from '../../../contract/code-pages.ts'
import { reportPathOf } from '../../../contract/pages.ts'
import { questionOf } from '../../../content/questions/questions.ts'
import { letterOf, OPTION_NUMBERS } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import type { StageName } from '../../../domain/assessment/stage.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import {
  ANONYMOUS_FROM,
  LARGEST_TEAM,
  SMALLEST_TEAM,
  teamOf,
} from '../../../domain/sharing/team.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { StageCounts } from '../../ui/chart/stage-counts.tsx'
import { Intro, Note, Page, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Unbroken } from '../../ui/page/unbroken.tsx'
import {
  Because,
  Columns,
  ReportList,
  ReportSection,
  Surface,
} from '../../ui/report/report-section.tsx'
import { DotTable } from '../../ui/table/dot-table.tsx'
import { NameTable } from '../../ui/table/name-table.tsx'
import { TalkingPoint, TalkingPoints } from '../../ui/sharing/talking-point.tsx'
import { PageLink } from '../page-link.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { WindowTitle } from '../window-title.tsx'
import { MixedVersions, PasteAgain, UnreadableCode } from './odd-codes.tsx'
import { PrintedFrom } from './printed-from.tsx'
import {
  distanceSentence,
  distanceWords,
  evidenceQuestion,
  inWords,
  positionsOf,
  reportsInWords,
  teamTitle,
} from './sharing-sentences.ts'
import { TeamAreas } from './team-areas.tsx'
import { TeamTools } from './team-tools.tsx'
import { ThenAndNow } from './then-and-now.tsx'
import { LONGEST_LABEL, useTeamHash } from './use-team-hash.ts'

/** Two to twelve reports: where they agree, and what to talk about. */
export function TeamPage({ codes }: { codes: readonly string[] }) {
  const { labels, setLabel } = useTeamHash(codes.length)
  if (codes.length < SMALLEST_TEAM || codes.length > LARGEST_TEAM) return <WrongSize />
  const read = readReports(codes)
  if (read.kind === 'unreadable') return <UnreadableCode {...read} />
  if (read.kind === 'mixed') return <MixedVersions codes={codes} reports={read.reports} />
  const team = teamOf(read.answerSets)

  return (
    <Page>
      <title>{`${teamTitle(team)}: where do we agree?`}</title>
      <PrintedFrom path={teamPathOf(codes)} />
      <PageHead
        of="several"
        badge="Where do we agree?"
        title={<Unbroken text={teamTitle(team)} />}
        intro="A step is one answer moved by one level. The fewer steps to agreement, the more your reports say the same."
        note={
          codes.length < ANONYMOUS_FROM &&
          `With fewer than ${inWords(ANONYMOUS_FROM)} reports, people can tell who gave which answer.`
        }
        picture={
          <StageCounts
            label="How many reports stand in each stage, in order"
            stages={STAGES.map(({ name }) => ({ name, text: countedIn(team, name) }))}
          />
        }
      />
      <TalkAboutThese team={team} labels={labels} />
      <ReportSection title="Every Question, Widest First">
        <DotTable
          caption="How many reports chose each option, from A (least developed) to E (most developed)"
          letters={OPTION_NUMBERS.map(letterOf)}
          rows={team.questions.map(({ id, chosen, spread }) => ({
            key: id,
            name: questionLabel(id),
            counts: OPTION_NUMBERS.map(
              (number) => chosen.find(({ option }) => option === number)?.reports.length ?? 0,
            ),
            verdict: {
              ...distanceWords(spread, codes.length),
              accent: spread.distance === 'far-apart',
            },
          }))}
        />
      </ReportSection>
      <Columns>
        <TeamAreas team={team} />
        <ReportSection title="The Reports">
          <NameTable
            caption="Each report, with its score and stage"
            longestName={LONGEST_LABEL}
            stages={STAGES.map(({ name }) => name)}
            rows={team.reports.map(({ overall, stage }, place) => ({
              key: `${place} ${codes[place]}`,
              report: (
                <PageLink href={reportPathOf(codes[place] ?? '')}>{`Report ${place + 1}`}</PageLink>
              ),
              label: `Name of report ${place + 1}`,
              name: labels[place] ?? '',
              onName: (name) => setLabel(place, name),
              score: oneDecimal(overall),
              stage,
            }))}
          />
          <Note unprinted>
            Names stay in this page’s link, behind the # sign, where no server sees them.
          </Note>
        </ReportSection>
      </Columns>
      <Agreed team={team} />
      <Columns>
        <ThenAndNow team={team} codes={codes} />
        <TeamTools team={team} codes={codes} labels={labels} />
      </Columns>
    </Page>
  )
}

function TalkAboutThese({ team, labels }: { team: Team; labels: readonly string[] }) {
  if (team.talkingPoints.length === 0) return null
  return (
    <Surface title="Talk About These First">
      <TalkingPoints>
        {team.talkingPoints.map((question) => (
          <TalkingPoint
            key={question.id}
            distance={distanceSentence(question.spread, team.reports.length)}
            question={questionOf(question.id).text}
            positions={positionsOf(question, labels).map(({ names, count, ...said }) => ({
              ...said,
              who: names || reportsInWords(count),
            }))}
            evidence={evidenceQuestion(question)}
          />
        ))}
      </TalkingPoints>
    </Surface>
  )
}

/** "3 reports"; nothing for a stage that nobody stands in. */
function countedIn({ stages }: Team, name: StageName): string | undefined {
  const count = stages.find((stage) => stage.name === name)?.reports.length
  return count === undefined ? undefined : `${count} ${count === 1 ? 'report' : 'reports'}`
}

function Agreed({ team: { agreed } }: { team: Team }) {
  if (agreed.length === 0) return null
  return (
    <ReportSection title={`All the Same (${agreed.length})`}>
      <ReportList mark="check" across>
        {agreed.map(({ id, chosen }) => (
          <li key={id}>
            <Unbroken text={questionLabel(id)} />
            {chosen.map(({ option }) => (
              <Because key={option}>“{questionOf(id).options[option - 1]}”</Because>
            ))}
          </li>
        ))}
      </ReportList>
    </ReportSection>
  )
}

function WrongSize() {
  return (
    <QuietPage>
      <WindowTitle>A team page</WindowTitle>
      <PageTitle>A team page takes two to twelve reports</PageTitle>
      <Intro>
        This link holds fewer or more. Part of it may have been lost on the way: paste the codes
        again.
      </Intro>
      <PasteAgain />
    </QuietPage>
  )
}
