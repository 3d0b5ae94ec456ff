import { reportPathOf } from '../../../contract/pages.ts'
import { questionOf } from '../../../content/questions/questions.ts'
import { scoreAndStage } from '../../../content/previews.ts'
import { letterOf, OPTION_NUMBERS } from '../../../domain/assessment/assessment.ts'
import { CURRENT_MODEL } from '../../../domain/assessment/model.ts'
import { scoreWith } from '../../../domain/assessment/model-scores.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import {
  ANONYMOUS_FROM,
  LARGEST_TEAM,
  SMALLEST_TEAM,
  teamOf,
} from '../../../domain/sharing/team.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { Intro, Note, Page, PageTitle } from '../../ui/page/page.tsx'
import { QuietPage } from '../../ui/page/quiet-page.tsx'
import { Unbroken } from '../../ui/page/unbroken.tsx'
import { Because, Columns, ReportList, ReportSection } from '../../ui/report/report-section.tsx'
import { CodeList } from '../../ui/sharing/code-list.tsx'
import { DotTable } from '../../ui/sharing/dot-table.tsx'
import { PageLink } from '../page-link.tsx'
import { questionLabel } from '../questions/question-label.ts'
import { WindowTitle } from '../window-title.tsx'
import { MixedVersions, PasteAgain, UnreadableCode } from './odd-codes.tsx'
import {
  distanceSentence,
  evidenceQuestion,
  inWords,
  positionsOf,
  teamTitle,
} from './sharing-sentences.ts'
import { TeamAreas } from './team-areas.tsx'
import { TeamTools } from './team-tools.tsx'
import { ThenAndNow } from './then-and-now.tsx'
import { useTeamHash } from './use-team-hash.ts'

/** Two to twelve reports: where they agree, and what to talk about. */
export function TeamPage({ codes }: { codes: readonly string[] }) {
  const { labels } = useTeamHash(codes.length)
  if (codes.length < SMALLEST_TEAM || codes.length > LARGEST_TEAM) return <WrongSize />
  const read = readReports(codes)
  if (read.kind === 'unreadable') return <UnreadableCode {...read} />
  if (read.kind === 'mixed') return <MixedVersions codes={codes} reports={read.reports} />
  const team = teamOf(read.answerSets)

  return (
    <Page>
      <title>{`${teamTitle(team)}: where do we agree?`}</title>
      <PageTitle>
        <Unbroken text={teamTitle(team)} />
      </PageTitle>
      <Intro>
        A step is one answer moved by one level. The fewer steps to agreement, the more your reports
        say the same.
      </Intro>
      {codes.length < ANONYMOUS_FROM && (
        <Note>
          With fewer than {inWords(ANONYMOUS_FROM)} reports, people can tell who gave which answer.
        </Note>
      )}
      <TalkingPoints team={team} labels={labels} />
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
            verdict: distanceSentence(spread, codes.length),
          }))}
        />
      </ReportSection>
      <Columns>
        <TeamAreas team={team} />
        <ReportSection title="The Reports">
          <CodeList>
            {team.reports.map(({ answers }, place) => (
              <li key={`${place} ${codes[place]}`}>
                <PageLink href={reportPathOf(codes[place] ?? '')}>
                  {labels[place] || `Report ${place + 1}`}
                </PageLink>
                {scoreAndStage(scoreWith(CURRENT_MODEL, answers))}
              </li>
            ))}
          </CodeList>
        </ReportSection>
      </Columns>
      <Agreed team={team} />
      <ThenAndNow team={team} codes={codes} />
      <TeamTools team={team} codes={codes} />
    </Page>
  )
}

function TalkingPoints({ team, labels }: { team: Team; labels: readonly string[] }) {
  if (team.talkingPoints.length === 0) return null
  return (
    <ReportSection title="Talk About These First">
      <ReportList mark="arrow" across>
        {team.talkingPoints.map((question) => (
          <li key={question.id}>
            <b>
              <Unbroken text={questionOf(question.id).text} />
            </b>
            {positionsOf(question, labels).map((position) => (
              <Because key={position}>{position}</Because>
            ))}
            <Because>{evidenceQuestion(question)}</Because>
          </li>
        ))}
      </ReportList>
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
        This link holds fewer or more. Part of it may have been lost on the way: paste the codes
        again.
      </Intro>
      <PasteAgain />
    </QuietPage>
  )
}
