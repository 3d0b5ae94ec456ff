import { scoreAndStage } from '../../../content/previews.ts'
import { labeled, paired } from '../../../content/joined.ts'
import { questionOf, quotedOption } from '../../../content/questions/questions.ts'
import { reportPathOf, TEAM_PATH } from '../../../contract/pages.ts'
import { letterOf } from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { LARGEST_TEAM, SMALLEST_TEAM, teamOf } from '../../../domain/sharing/pasted-team.ts'
import type { TeamQuestion } from '../../../domain/sharing/pasted-team.ts'
import { LetterBox } from '../../../ui/label/letter-box.tsx'
import { Track, TrackScale } from '../../../ui/chart/track.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons, Intro, Note, Page, PageTitle } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { QuietPage } from '../../../ui/page/quiet-page.tsx'
import { ReportSection, Surface } from '../../../ui/report/report-section.tsx'
import { ReportLink, ReportLinks } from '../../../ui/sharing/report-links.tsx'
import { MODEL } from '../../../generated/model.ts'
import { teamTitle } from '../../../generated/words/preview.ts'
import { print as printLabel } from '../../../generated/words/share.ts'
import * as say from '../../../generated/words/team.ts'
import { PageLink } from '../page-link.tsx'
import { WindowTitle } from '../window-title.tsx'
import { agreementTitle, evidenceQuestion, reportsText } from './sharing-sentences.ts'
import { UnreadableCode } from './unreadable-code.tsx'
import styles from '../../../ui/report/cards.module.css'

/** Two to twelve reports: where they agree, and what to talk about. */
export function TeamPage({ codes }: { codes: readonly string[] }) {
  if (codes.length < SMALLEST_TEAM || codes.length > LARGEST_TEAM) return <WrongSize />
  const read = readReports(MODEL, codes)
  if (!read.ok) return <UnreadableCode codes={codes} problem={read.error.problem} />
  const team = teamOf(MODEL, read.value)
  const legend = <Note>{say.legend}</Note>

  return (
    <Page>
      <title>{teamTitle({ reports: codes.length })}</title>
      <PageHead badge={say.badge} title={agreementTitle(team)} intro={say.intro}>
        <ReportLinks>
          {team.reports.map((report, index) => (
            <ReportLink
              key={`${index} ${codes[index]}`}
              label={say.oneReport({ number: index + 1 })}
              figure={scoreAndStage(report)}
            >
              <PageLink href={reportPathOf(codes[index] ?? '')}>{codes[index]}</PageLink>
            </ReportLink>
          ))}
        </ReportLinks>
      </PageHead>
      {team.talkingPoints.length > 0 && (
        <Surface title={say.talk}>
          {legend}
          <ol role="list" className={styles.cards}>
            {team.talkingPoints.map((question) => (
              <Question key={question.id} question={question} isForTalk />
            ))}
          </ol>
        </Surface>
      )}
      <ReportSection title={team.talkingPoints.length > 0 ? say.others : say.all}>
        {team.talkingPoints.length === 0 && legend}
        <ol role="list" className={styles.cards}>
          {team.others.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      </ReportSection>
      <Buttons>
        <Button look="secondary" onClick={() => print()}>
          {printLabel}
        </Button>
      </Buttons>
    </Page>
  )
}

type QuestionProps = { question: TeamQuestion; isForTalk?: boolean }

/** Who said what, and what would settle it. */
function Question({ question, isForTalk }: QuestionProps) {
  const { id, chosen } = question
  const top = topOptionOf(MODEL)
  const evidence = isForTalk && evidenceQuestion(question)
  return (
    <li className={styles.card}>
      <p className={styles.action}>{`${id}. ${questionOf(id).text}`}</p>
      <div>
        <Track
          label={paired(
            chosen.map(({ option, reports }) => labeled(letterOf(option), reportsText(reports))),
          )}
          top={top}
          from={chosen[0]?.option ?? 0}
          to={chosen.at(-1)?.option ?? 0}
          tiles={chosen.flatMap(({ option, reports }) =>
            reports.map((report) => ({ at: option, text: say.tile({ number: report }) })),
          )}
        />
        <TrackScale top={top} />
      </div>
      <ul role="list" className="stack gap-2 small">
        {chosen.map(({ option }) => (
          <li key={option} className={styles.position}>
            <LetterBox>{letterOf(option)}</LetterBox>
            <span>{say.option({ option: quotedOption(id, option) })}</span>
          </li>
        ))}
      </ul>
      {evidence && <p className={styles.evidence}>{evidence}</p>}
    </li>
  )
}

function WrongSize() {
  return (
    <QuietPage>
      <WindowTitle>{say.window}</WindowTitle>
      <PageTitle>{say.sizeTitle}</PageTitle>
      <Intro>{say.size}</Intro>
      <Buttons>
        <PageLink look="primary" href={TEAM_PATH}>
          {say.paste}
        </PageLink>
      </Buttons>
    </QuietPage>
  )
}
