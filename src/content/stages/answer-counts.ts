import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'

const TOP = topOptionOf(MODEL)
/** Two options at each end; of three or two options, one. */
const AT_EACH_END = TOP > 3 ? 2 : 1

/** “Of 12 answers, at D or E: 4; at A or B: 1.” */
export function answerCounts(answers: CompleteAnswers): string {
  const high = MODEL.options.slice(-AT_EACH_END)
  const low = MODEL.options.slice(0, AT_EACH_END)
  const oneSided = [high, low].find((options) => countOf(options) === MODEL.questionIds.length)
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

function lettersOf(options: readonly OptionNumber[]): string {
  const [one = '', other] = options.map(letterOf)
  return other === undefined ? one : say.either({ one, other })
}
