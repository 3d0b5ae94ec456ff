import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import type { StoredResponse } from '../../../contract/desk/api.ts'
import { shownText } from '../../../domain/assessment/shown-score.ts'
import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import { MODEL } from '../../../generated/model.ts'
import { StageTicks } from '../../../ui/chart/stage-ticks.tsx'
import { Said } from '../parts/said.tsx'
import { STAGE_NAMES } from '../words.ts'

type ResponseProps = { response: StoredResponse }

/** '3.4 Evolving' */
export function ResultInWords({ response }: ResponseProps) {
  return (
    <>
      <strong>{shownText(MODEL, response.overall_score)}</strong> <Said>{stageOf(response)}</Said>
    </>
  )
}

/** With its ticks; between two stages, those of the lower one. */
export function StageOfResult({ response }: ResponseProps) {
  const { maturity_stage: stage, overall_score: score } = response
  const words = stageOf(response)
  return (
    <StageTicks
      reached={words === stage ? stage : describedStageOf(MODEL, score)}
      stages={STAGE_NAMES}
    >
      <Said>{words}</Said>
    </StageTicks>
  )
}

function stageOf({ maturity_stage: stage, overall_score: score }: StoredResponse): string {
  return storedStageInWords(stage, score)
}
