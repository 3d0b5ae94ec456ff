import { STAGES } from '../../../domain/assessment/stage.ts'
import { StageRamp } from '../../../ui/chart/stage-ramp.tsx'
import { flagText } from './report-sentences.ts'
import type { Staged } from './report-sentences.ts'
import { useReportWords } from './report-words.ts'

const NAMES: readonly string[] = STAGES.map(({ name }) => name)

/** Where a report stands among the stages. One of an earlier version may have a stage that is none today. */
export function ReportLadder({ report }: { report: Staged }) {
  const words = useReportWords()
  if (!NAMES.includes(report.stage)) return null
  return (
    <StageRamp
      of="one"
      label="The five stages, in order"
      stages={NAMES}
      flags={[{ stage: report.stage, text: flagText(report, words) }]}
    />
  )
}
