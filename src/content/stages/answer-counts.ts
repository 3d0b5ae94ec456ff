import { letterOf } from '../../domain/assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { numberWord } from '../../domain/number-word.ts'
import { MODEL } from '../../generated/model.ts'

const TOP = topOptionOf(MODEL)
/** Two options at each end; of three or two options, one. */
const AT_EACH_END = TOP > 3 ? 2 : 1

/** “Of the twelve answers, four are at D or E and one is at A or B.” */
export function answerCounts(answers: CompleteAnswers): string {
  const high = MODEL.options.slice(-AT_EACH_END)
  const low = MODEL.options.slice(0, AT_EACH_END)
  const all = numberWord(MODEL.questionIds.length)
  const oneSided = [high, low].find((options) => countOf(options) === MODEL.questionIds.length)
  return oneSided
    ? `All ${all} answers are at ${lettersOf(oneSided)}.`
    : `Of the ${all} answers, ${countAt(high)} and ${countAt(low)}.`

  function countAt(options: readonly OptionNumber[]): string {
    return `${countText(countOf(options))} at ${lettersOf(options)}`
  }

  function countOf(options: readonly OptionNumber[]): number {
    return Object.values(answers).filter((option) => options.includes(option)).length
  }
}

function lettersOf(options: readonly OptionNumber[]): string {
  return options.map(letterOf).join(' or ')
}

function countText(count: number): string {
  if (count === 0) return 'none is'
  return count === 1 ? 'one is' : `${numberWord(count)} are`
}
