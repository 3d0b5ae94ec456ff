import { teamPathOf } from '../../../contract/pages.ts'
import { moveTextOf } from '../../../content/moves/move-text.ts'
import { questionOf } from '../../../content/questions/questions.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import {
  ANONYMOUS_FROM,
  LARGEST_TEAM,
  SMALLEST_TEAM,
  teamOf,
} from '../../../domain/sharing/team.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons, Intro, Page, PageTitle } from '../../../ui/page/page.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Unbroken } from '../../../ui/page/unbroken.tsx'
import {
  Because,
  Columns,
  ReportList,
  ReportSection,
  Stacked,
} from '../../../ui/report/report-section.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { WindowTitle } from '../window-title.tsx'
import { MixedVersions, PasteAgain, UnreadableCode } from './odd-codes.tsx'
import { PrintedFrom } from './printed-from.tsx'
import { agreedLowSentence, inWords, teamIntro, teamTitle } from './sharing-sentences.ts'
import { TalkAboutThese } from './talk-about-these.tsx'
import { TeamAreas } from './team-areas.tsx'
import { TeamQuestions } from './team-questions.tsx'
import { TeamReports } from './team-reports.tsx'
import { ThenAndNow } from './then-and-now.tsx'

/** Two to twelve reports: where they agree, and what to talk about. */
export function TeamPage({ codes }: { codes: readonly string[] }) {
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
        badge="Where do we agree?"
        title={<Unbroken text={teamTitle(team)} />}
        intro={teamIntro(team)}
        note={
          codes.length < ANONYMOUS_FROM &&
          `With fewer than ${inWords(ANONYMOUS_FROM)} reports, people can tell who gave which answer.`
        }
        picture={
          <StageRamp
            of="several"
            label="How many reports are in each stage, in order"
            stages={STAGES.map(({ name }) => name)}
            flags={team.stages.map(({ name, reports: { length } }) => ({
              stage: name,
              text: `${length} ${length === 1 ? 'report' : 'reports'}`,
            }))}
          />
        }
      />
      <StartTogether team={team} />
      <TalkAboutThese team={team} codes={codes} />
      <TeamQuestions team={team} />
      <Columns>
        <Stacked>
          <TeamAreas team={team} />
          <ThenAndNow team={team} codes={codes} />
        </Stacked>
        <TeamReports team={team} codes={codes} />
      </Columns>
      <Agreed team={team} />
      <Buttons>
        <Button look="secondary" onClick={() => print()}>
          Print or PDF
        </Button>
      </Buttons>
    </Page>
  )
}

/** What a team reads as its own first step: that of the lowest answer that all agree on. */
function StartTogether({ team: { agreedLow } }: { team: Team }) {
  const [lowest] = agreedLow
  const option = lowest?.chosen[0]?.option
  if (!lowest || !option) return null
  const { action, needs } = moveTextOf(lowest.id, option)
  return (
    <ReportSection title="Start Together">
      <p>{agreedLowSentence(agreedLow)}</p>
      <p>{`First step: ${action} Needs: ${needs}.`}</p>
    </ReportSection>
  )
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
        This link has fewer or more. Part of it may have been lost on the way: paste the codes
        again.
      </Intro>
      <PasteAgain />
    </QuietPage>
  )
}
