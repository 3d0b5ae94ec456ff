import { comparisonPathOf, reportPathOf } from '../../../contract/pages.ts'
import {
  answerTo,
  hasPoints,
  letterOf,
  questionIdsOf,
} from '../../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  QuestionId,
  SectionName,
} from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { areShownEqual } from '../../../domain/assessment/shown-score.ts'
import { beforeAndAfterTitle } from '../../../content/previews.ts'
import { BAR_TOP, barOf, scoreText } from '../../../content/numbers.ts'
import { placeOnClimb } from '../../../domain/assessment/place-on-climb.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
import { reportOf } from '../../../domain/report/report.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Track } from '../../../ui/chart/track.tsx'
import { TrackList, TrackRow } from '../../../ui/chart/track-list.tsx'
import type { Tile } from '../../../ui/chart/track.tsx'
import { Buttons, Page } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { PrintButton } from '../../../ui/sharing/print-button.tsx'
import { useOrigin } from '../../state/use-hydrated.ts'
import { PageLink } from '../page-link.tsx'
import { paired } from '../../../content/joined.ts'
import { moveTextOf } from '../../../content/moves/move-text.ts'
import { questionLabel } from '../../../content/questions/questions.ts'
import {
  changeSentence,
  changeWord,
  comparisonIntro,
  comparisonTitle,
  dropSentence,
} from './sharing-sentences.ts'
import { UnreadableCode } from './unreadable-code.tsx'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/comparison.ts'
import { stages } from '../../../generated/words/report.ts'
import { print as printLabel } from '../../../generated/words/share.ts'

type ComparisonPageProps = { earlier: string; later: string }

/** Two reports side by side, the earlier one first. */
export function ComparisonPage({ earlier, later }: ComparisonPageProps) {
  const read = readReports(MODEL, [earlier, later])
  if (!read.ok) return <UnreadableCode problem={read.error.problem} />
  const [from, to] = read.value
  if (!from || !to) throw new Error('A comparison has two codes')
  const comparison = comparisonOf(MODEL, from, to)
  const hasChanges = comparison.up.length + comparison.down.length > 0

  return (
    <Page>
      <title>{beforeAndAfterTitle(comparison.earlier, comparison.later)}</title>
      <ComparisonHead comparison={comparison} earlier={earlier} later={later} />
      <ReportSection title={say.areas}>
        <TrackList {...(hasChanges && { top: topOptionOf(MODEL) })}>
          {comparison.sections.map(({ name, from: before, to: after, points }) => (
            <TrackRow
              key={name}
              name={name}
              score={
                <>
                  <span>
                    {areShownEqual(MODEL, before, after)
                      ? scoreText(after)
                      : say.fromTo({ from: scoreText(before), to: scoreText(after) })}
                  </span>
                  {hasChanges && hasPoints(MODEL) && <small>{changeWord(points)}</small>}
                </>
              }
            >
              <Track
                label={say.answers({ section: name, answers: pairsText(name, from, to) })}
                top={BAR_TOP}
                options={topOptionOf(MODEL)}
                from={barOf(before)}
                to={barOf(after)}
                isChange
                tiles={questionIdsOf(MODEL, name).flatMap((id) => tilesOf(id, from, to))}
              />
            </TrackRow>
          ))}
        </TrackList>
      </ReportSection>
      {hasChanges && (
        <div className="columns">
          <Moved title={say.movedUp} changes={comparison.up} />
          <Moved title={say.movedDown} changes={comparison.down} />
        </div>
      )}
      <p>
        <PageLink href={reportPathOf(later)}>{nextStep(to)}</PageLink>
      </p>
      <Buttons>
        <PrintButton look="secondary">{printLabel}</PrintButton>
        <PageLink look="secondary" href={comparisonPathOf(later, earlier)}>
          {say.swap}
        </PageLink>
      </Buttons>
    </Page>
  )
}

/** What to do now, by the later report. */
function nextStep(answers: CompleteAnswers): string {
  const { start } = reportOf(MODEL, answers).plan
  const { short, action } = moveTextOf(start.answer, answers)
  return say.next({ step: short ?? action })
}

/** An answer that moved, with the way it went. */
function tilesOf(id: QuestionId, from: CompleteAnswers, to: CompleteAnswers): Tile[] {
  const [before, after] = [answerTo(from, id), answerTo(to, id)]
  return before === after ? [] : [{ at: after, text: `${id}\u00a0${after > before ? '↑' : '↓'}` }]
}

function pairsText(name: SectionName, from: CompleteAnswers, to: CompleteAnswers): string {
  const answers = questionIdsOf(MODEL, name).map((id) =>
    say.answer({
      question: id,
      earlier: letterOf(answerTo(from, id)),
      later: letterOf(answerTo(to, id)),
    }),
  )
  return paired(answers)
}

type ComparisonHeadProps = ComparisonPageProps & { comparison: Comparison }

function ComparisonHead({ comparison, earlier, later }: ComparisonHeadProps) {
  return (
    <PageHead
      badge={say.badge}
      title={comparisonTitle(comparison)}
      intro={comparisonIntro(comparison)}
      picture={
        <StageRamp
          label={stages}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={flagsOf(comparison)}
        />
      }
    >
      <div className="taps cluster small">
        <ReportLink code={earlier}>{say.earlierReport({ code: earlier })}</ReportLink>
        <ReportLink code={later}>{say.laterReport({ code: later })}</ReportLink>
      </div>
    </PageHead>
  )
}

function ReportLink({ code, children }: { code: string; children: string }) {
  const path = reportPathOf(code)
  return (
    <PageLink href={path} data-printed={`${useOrigin()}${path}`}>
      {children}
    </PageLink>
  )
}

/** The higher one first. */
function flagsOf({ earlier, later }: Comparison) {
  const before = { ...flagOf(earlier, say.earlier), plain: true }
  const now = flagOf(later, say.later)
  return later.scores.overall > earlier.scores.overall ? [now, before] : [before, now]
}

function flagOf({ scores: { overall } }: Comparison['later'], time: string) {
  const { stage, part } = placeOnClimb(MODEL, overall)
  return { stage, part, word: time, text: scoreText(overall) }
}

type MovedProps = { title: string; changes: readonly AnswerChange[] }

function Moved({ title, changes }: MovedProps) {
  if (changes.length === 0) return undefined
  const note = dropSentence(changes)
  return (
    <ReportSection title={title}>
      <ul role="list" className="stack">
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{questionLabel(change.id)}</strong>
            <span className="caption">{changeSentence(change)}</span>
          </li>
        ))}
      </ul>
      {note && <p className="muted small">{note}</p>}
    </ReportSection>
  )
}
