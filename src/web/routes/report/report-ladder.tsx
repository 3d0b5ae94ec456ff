import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import type { Report } from '../../../domain/report/report.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { MODEL } from '../../../generated/model.ts'
import { numberWord } from '../../../domain/number-word.ts'

/** What a screen reader says of a climb. */
export const STAGES_LABEL = `The ${numberWord(MODEL.stages.length)} stages, in order`

/** The stage of a report; a score between two stages has its flag between them. */
export function ReportLadder({ report: { scores, gap } }: { report: Report }) {
  return (
    <StageRamp
      label={STAGES_LABEL}
      stages={MODEL.stages.map(({ name }) => name)}
      flags={[
        {
          stage: describedStageOf(MODEL, scores.overall),
          text: 'Here',
          isBetween: gap !== undefined,
        },
      ]}
    />
  )
}
