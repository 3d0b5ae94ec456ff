import { letterOf } from '../../../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../../../domain/assessment/model.ts'
import { shownText } from '../../../../domain/assessment/shown-score.ts'
import { BAR_TOP, barOf } from '../../../../content/numbers.ts'
import { gapNote, isBetween } from '../../../../content/report/stage-in-words.ts'
import { areLevel } from '../../../../domain/report/level.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { Track } from '../../../../ui/chart/track.tsx'
import { TrackList, TrackRow } from '../../../../ui/chart/track-list.tsx'
import { AssessmentText } from '../../parts/assessment-text.tsx'
import { Card } from '../../parts/view.tsx'

/** As at the head of the report. */
export function Scores({ report }: { report: Report }) {
  const { sections, stage, gap, scores } = report
  const least = Math.min(...sections.map(({ score }) => score))
  const isLevel = areLevel(MODEL, sections)
  return (
    <Card title="Scores">
      <TrackList top={topOptionOf(MODEL)}>
        {sections.map(({ name, score, answers }) => (
          <TrackRow
            key={name}
            name={name}
            score={shownText(MODEL, score)}
            tag={score === least && !isLevel ? { text: 'Lowest', accent: false } : undefined}
          >
            <Track
              label={answers
                .map(({ id, option }) => `question ${id}: ${letterOf(option)}`)
                .join(', ')}
              top={BAR_TOP}
              options={topOptionOf(MODEL)}
              to={barOf(score)}
              tiles={answers.map(({ id, option }) => ({ at: option, text: String(id) }))}
            />
          </TrackRow>
        ))}
      </TrackList>
      {gap && isBetween({ stage, gap }) && (
        <p className="note">
          <AssessmentText>{gapNote({ stage, gap }, scores.overall)}</AssessmentText>
        </p>
      )}
    </Card>
  )
}
