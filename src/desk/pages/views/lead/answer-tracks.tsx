import { answerTo, letterOf, questionIdsOf } from '../../../../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../../domain/assessment/model.ts'
import { scoreAnswers } from '../../../../domain/assessment/scoring.ts'
import { shownText } from '../../../../domain/assessment/shown-score.ts'
import { BAR_TOP, barOf } from '../../../../content/numbers.ts'
import { areLevel } from '../../../../domain/report/level.ts'
import { MODEL } from '../../../../generated/model.ts'
import { Track } from '../../../../ui/chart/track.tsx'
import { TrackList, TrackRow } from '../../../../ui/chart/track-list.tsx'

/** As at the head of the report. */
export function AnswerTracks({ answers }: { answers: CompleteAnswers }) {
  const { sections } = scoreAnswers(MODEL, answers)
  const least = Math.min(...sections.map(({ score }) => score))
  const isLevel = areLevel(MODEL, sections)
  return (
    <TrackList top={topOptionOf(MODEL)}>
      {sections.map(({ name, score }) => {
        const chosen = questionIdsOf(MODEL, name).map((id) => ({ id, at: answerTo(answers, id) }))
        return (
          <TrackRow
            key={name}
            name={name}
            score={shownText(MODEL, score)}
            tag={score === least && !isLevel ? { text: 'Lowest', accent: false } : undefined}
          >
            <Track
              label={chosen.map(({ id, at }) => `question ${id}: ${letterOf(at)}`).join(', ')}
              top={BAR_TOP}
              options={topOptionOf(MODEL)}
              to={barOf(score)}
              tiles={chosen.map(({ id, at }) => ({ at, text: String(id) }))}
            />
          </TrackRow>
        )
      })}
    </TrackList>
  )
}
