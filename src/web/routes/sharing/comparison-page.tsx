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
import { FirstStep } from '../report/first-step.tsx'
import { Buttons, Page } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ReportSection } from '../../../ui/report/report-section.tsx'
import { PrintButton } from '../../../ui/sharing/print-button.tsx'
import { dayIn } from '../../state/kept-reports.ts'
import { useHash } from '../../state/location.ts'
import { useOrigin } from '../../state/use-origin.ts'
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
import track from '../../../ui/chart/track.module.css'
import breakdown from '../report/section-breakdown.module.css'

type ComparisonPageProps = { earlier: string; later: string }

/** Two reports side by side, the earlier one first. */
export function ComparisonPage({ earlier, later }: ComparisonPageProps) {
  const day = dayIn(useHash())
  const read = readReports(MODEL, [earlier, later])
  if (!read.ok) return <UnreadableCode problem={read.error.problem} />
  const [from, to] = read.value
  if (!from || !to) throw new Error('A comparison has two codes')
  const comparison = comparisonOf(MODEL, from, to)
  const { short, action } = moveTextOf(reportOf(MODEL, to).plan.start.answer, to)

  return (
    <Page>
      <title>{beforeAndAfterTitle(comparison.earlier, comparison.later)}</title>
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
      />
      <section className={`${breakdown.summary} stack gap-5`}>
        <h2 className="unseen">{say.areas}</h2>
        <FirstStep due={say.next}>
          <PageLink href={reportPathOf(later, day)}>{short ?? action}</PageLink>
        </FirstStep>
        <div className={breakdown.picture}>
          <TrackList top={topOptionOf(MODEL)}>
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
                    {hasPoints(MODEL) && <small className="muted">{changeWord(points)}</small>}
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
        </div>
        <ul role="list" className="stack gap-1 taps small">
          <ReportLink code={earlier} />
          <ReportLink code={later} day={day} isLater />
        </ul>
      </section>
      {comparison.up.length + comparison.down.length > 0 && (
        <div className="columns">
          <Moved title={say.movedUp} changes={comparison.up} />
          <Moved title={say.movedDown} changes={comparison.down} />
        </div>
      )}
      <Buttons>
        <PrintButton look="secondary">{printLabel}</PrintButton>
        <PageLink look="secondary" href={comparisonPathOf(later, earlier)}>
          {say.swap}
        </PageLink>
      </Buttons>
    </Page>
  )
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

type ReportLinkProps = { code: string; day?: string | undefined; isLater?: boolean }

/** With its mark on the tracks. */
function ReportLink({ code, day, isLater }: ReportLinkProps) {
  const path = reportPathOf(code, day)
  return (
    <li className="cluster gap-2">
      <svg aria-hidden="true" width="14" height="14">
        <circle className={isLater ? 'drawn' : track.earlier} cx="7" cy="7" r="6" />
      </svg>
      <PageLink href={path} data-printed={`${useOrigin()}${path}`}>
        {isLater ? say.laterReport({ code }) : say.earlierReport({ code })}
      </PageLink>
    </li>
  )
}

/** The higher one first. */
function flagsOf({ earlier, later }: Comparison) {
  const before = { ...flagOf(earlier, say.earlier), plain: true }
  const now = flagOf(later, say.later)
  return later.scores.overall > earlier.scores.overall ? [now, before] : [before, now]
}

function flagOf({ scores: { overall } }: Comparison['later'], time: string) {
  return { ...placeOnClimb(MODEL, overall), word: time, text: scoreText(overall) }
}

type MovedProps = { title: string; changes: readonly AnswerChange[] }

function Moved({ title, changes }: MovedProps) {
  if (changes.length === 0) return undefined
  const note = dropSentence(changes)
  return (
    <ReportSection isCard title={title}>
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
