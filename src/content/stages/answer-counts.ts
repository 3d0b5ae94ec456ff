import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber } from '../../domain/assessment/assessment.ts'
import type { StageName } from '../../domain/assessment/stage-of.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'

const TOP = topOptionOf(MODEL)
/** Two options at each end; of three or two options, one. */
const AT_EACH_END = TOP > 3 ? 2 : 1

/** A stage that fewer answers are like is an average of what lies around it. */
const LIKE_A_STAGE = MODEL.questionIds.length / 4

/** “Answers at D or E: 4. At A or B: 1.” `stage`: of which the words before it speak. */
export function answerCounts(answers: CompleteAnswers, stage: StageName): string {
  const high = MODEL.options.slice(-AT_EACH_END)
  const low = MODEL.options.slice(0, AT_EACH_END)
  const [only, ...others] = new Set(Object.values(answers))
  if (only !== undefined && others.length === 0) return say.countsAll({ letters: letterOf(only) })
  const oneSided = [high, low].find((options) => countOf(options) === MODEL.questionIds.length)
  const near = optionOf(stage)
  const above = MODEL.options.filter((option) => option > near)
  const below = MODEL.options.filter((option) => option < near)
  if (countOf([near]) < LIKE_A_STAGE && countOf(above) > 0 && countOf(below) > 0) {
    return say.countsApart({ letter: letterOf(near), above: countOf(above), below: countOf(below) })
  }
  return oneSided
    ? say.countsAll({ letters: lettersOf(oneSided) })
    : say.counts({
        highLetters: lettersOf(high),
        high: countOf(high),
        lowLetters: lettersOf(low),
        low: countOf(low),
      })

  function countOf(options: readonly OptionNumber[]): number {
    return Object.values(answers).filter((option) => options.includes(option)).length
  }
}

/** The option that the middle of the stage's range is nearest to. */
function optionOf(stage: StageName): OptionNumber {
  const { from = 1, to = 1 } = MODEL.stages.find(({ name }) => name === stage) ?? {}
  return Math.round((from + to) / 2)
}

function lettersOf(options: readonly OptionNumber[]): string {
  const [one = '', other] = options.map(letterOf)
  return other === undefined ? one : say.either({ one, other })
}
