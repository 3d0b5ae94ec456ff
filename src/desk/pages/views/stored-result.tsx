import { storedStageInWords } from '../../../content/report/stage-in-words.ts'
import type { StoredResponse } from '../../../contract/desk/api.ts'
import { shownText } from '../../../domain/assessment/shown-score.ts'
import { describedStageOf } from '../../../domain/assessment/stage-of.ts'
import { MODEL } from '../../../generated/model.ts'
import styles from '../parts/marks.module.css'
import { AssessmentText } from '../parts/assessment-text.tsx'
import { STAGE_NAMES } from '../words.ts'

type ResponseProps = { response: StoredResponse }

/** '3.4 Evolving' */
export function ResultInWords({ response }: ResponseProps) {
  return (
    <>
      <strong>{shownText(MODEL, response.overall_score)}</strong>{' '}
      <AssessmentText>{stageOf(response)}</AssessmentText>
    </>
  )
}

/** In whole pixels, so that no edge is blurred. */
const STEP = { width: 5, next: 6, low: 4, rise: 3 }

/**
 * With rising steps, solid up to the reached stage; between two stages, that is the lower one. A stage of earlier
 * questions has none.
 */
export function StageOfResult({ response }: ResponseProps) {
  const { maturity_stage: stage, overall_score: score } = response
  const words = stageOf(response)
  const last = STAGE_NAMES.length - 1
  const place = STAGE_NAMES.indexOf(words === stage ? stage : describedStageOf(MODEL, score))
  return (
    <span className={styles.mark}>
      {place >= 0 && (
        <svg
          aria-hidden="true"
          width={last * STEP.next + STEP.width}
          height={last * STEP.rise + STEP.low}
        >
          {STAGE_NAMES.map((name, index) => (
            <rect
              key={name}
              className={index <= place ? 'drawn' : 'ground'}
              x={index * STEP.next}
              y={(last - index) * STEP.rise}
              width={STEP.width}
              height={index * STEP.rise + STEP.low}
            />
          ))}
        </svg>
      )}
      <AssessmentText>{words}</AssessmentText>
    </span>
  )
}

export function stageOf({ maturity_stage: stage, overall_score: score }: StoredResponse): string {
  return storedStageInWords(stage, score)
}
