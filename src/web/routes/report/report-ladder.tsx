import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import type { Report } from '../../../domain/report/report.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'

/** The stage of a report; between two, it shows the one below. */
export function ReportLadder({ report: { scores } }: { report: Report }) {
  return (
    <StageRamp
      of="one"
      label="The five stages, in order"
      stages={STAGES.map(({ name }) => name)}
      flags={[{ stage: describedStageOf(scores.overall), text: 'Here' }]}
    />
  )
}
