import { comparisonPathOf, reportPathOf } from '../../../contract/pages.ts'
import { answerTo, letterOf, questionIdsOf } from '../../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  QuestionId,
  SectionName,
} from '../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../domain/assessment/model.ts'
import { beforeAndAfterTitle, scoreAndStage } from '../../../content/previews.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import type { AnswerChange, Comparison } from '../../../domain/sharing/comparison.ts'
import { readReports } from '../../../domain/sharing/read-reports.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { Track, TRACK_LEGEND, TrackList, TrackRow } from '../../../ui/chart/track.tsx'
import type { Tile } from '../../../ui/chart/track.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Buttons, Note, Page } from '../../../ui/page/page.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Because, Columns, ReportSection } from '../../../ui/report/report-section.tsx'
import { ReportLink, ReportLinks } from '../../../ui/sharing/report-links.tsx'
import { PageLink } from '../page-link.tsx'
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
import { STAGES_LABEL } from '../report/report-head.tsx'
import { numberWord } from '../../../domain/number-word.ts'

type ComparisonPageProps = { earlier: string; later: string }

/** Two reports side by side, the earlier one first. */
export function ComparisonPage({ earlier, later }: ComparisonPageProps) {
  const codes = [earlier, later]
  const read = readReports(MODEL, codes)
  if (!read.ok) return <UnreadableCode codes={codes} problem={read.error.problem} />
  const [from, to] = read.value
  if (!from || !to) throw new Error('A comparison has two codes')
  const comparison = comparisonOf(MODEL, from, to)
  const hasChanges = comparison.up.length + comparison.down.length > 0

  return (
    <Page>
      <title>{beforeAndAfterTitle(comparison.earlier, comparison.later)}</title>
      <ComparisonHead comparison={comparison} earlier={earlier} later={later} />
      <ReportSection title={`The ${numberWord(MODEL.sections.length)} areas`}>
        <TrackList
          top={topOptionOf(MODEL)}
          caption={`${TRACK_LEGEND}${hasChanges ? ' Dashed: earlier answer. 1 point: one answer, one option up.' : ''}`}
        >
          {comparison.sections.map(({ name, from: before, to: after, points }) => (
            <TrackRow
              key={name}
              name={name}
              score={
                <>
                  {before === after
                    ? oneDecimal(after)
                    : `${oneDecimal(before)} to ${oneDecimal(after)}`}
                  {hasChanges && <small>{changeWord(points)}</small>}
                </>
              }
            >
              <Track
                label={`Answers in ${name}, earlier and later: ${pairsText(name, from, to)}`}
                top={topOptionOf(MODEL)}
                to={after}
                tiles={questionIdsOf(MODEL, name).flatMap((id) => tilesOf(id, from, to))}
              />
            </TrackRow>
          ))}
        </TrackList>
      </ReportSection>
      {hasChanges && (
        <Columns>
          <Moved title="Moved up" changes={comparison.up} />
          <Moved title="Moved down" changes={comparison.down} />
        </Columns>
      )}
      <Buttons>
        <Button look="secondary" onClick={() => print()}>
          Print or PDF
        </Button>
        <PageLink look="secondary" href={comparisonPathOf(later, earlier)}>
          Swap the two reports
        </PageLink>
      </Buttons>
    </Page>
  )
}

/** Both answers where they differ. */
function tilesOf(id: QuestionId, from: CompleteAnswers, to: CompleteAnswers): Tile[] {
  const [before, after] = [answerTo(from, id), answerTo(to, id)]
  const now: Tile = { at: after, text: String(id) }
  return before === after ? [now] : [{ ...now, at: before, look: 'earlier' }, now]
}

function pairsText(name: SectionName, from: CompleteAnswers, to: CompleteAnswers): string {
  return questionIdsOf(MODEL, name)
    .map(
      (id) => `question ${id}: ${letterOf(answerTo(from, id))} and ${letterOf(answerTo(to, id))}`,
    )
    .join(', ')
}

type ComparisonHeadProps = ComparisonPageProps & { comparison: Comparison }

function ComparisonHead({ comparison, ...codes }: ComparisonHeadProps) {
  return (
    <PageHead
      badge="Before and after"
      title={comparisonTitle(comparison)}
      intro={comparisonIntro(comparison)}
      picture={
        <StageRamp
          label={STAGES_LABEL}
          stages={MODEL.stages.map(({ name }) => name)}
          flags={flagsOf(comparison)}
        />
      }
    >
      <ReportLinks>
        {(['earlier', 'later'] as const).map((time) => (
          <ReportLink
            key={time}
            label={`${time === 'earlier' ? 'Earlier' : 'Later'} report ${codes[time]}`}
            figure={scoreAndStage(comparison[time])}
          >
            <PageLink href={reportPathOf(codes[time])}>{`Open the ${time} report`}</PageLink>
          </ReportLink>
        ))}
      </ReportLinks>
    </PageHead>
  )
}

/** The higher one first. */
function flagsOf({ earlier, later }: Comparison) {
  const before = { ...flagOf(earlier, 'Earlier'), plain: true }
  const now = flagOf(later, 'Later')
  return later.scores.overall > earlier.scores.overall ? [now, before] : [before, now]
}

function flagOf({ scores: { overall }, gap }: Comparison['later'], time: string) {
  return {
    stage: describedStageOf(MODEL, overall),
    word: time,
    text: oneDecimal(overall),
    isBetween: gap !== undefined,
  }
}

type MovedProps = { title: string; changes: readonly AnswerChange[] }

function Moved({ title, changes }: MovedProps) {
  if (changes.length === 0) return undefined
  const note = dropSentence(changes)
  return (
    <ReportSection title={`${title} (${changes.length})`}>
      <ul role="list" className="stack">
        {changes.map((change) => (
          <li key={change.id}>
            <strong>{questionLabel(change.id)}</strong>
            <Because>{changeSentence(change)}</Because>
          </li>
        ))}
      </ul>
      {note && <Note>{note}</Note>}
    </ReportSection>
  )
}
