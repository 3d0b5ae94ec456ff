import { readCompleteAnswers } from './assessment.ts'
import type { CompleteAnswers, OptionNumber } from './assessment.ts'
import type { Model } from './model.ts'

/**
 * An option for each question, in their order; `undefined` if one is missing or unknown. Apart from the other
 * readers, because the first page loads those.
 */
export function answersInOrder(
  model: Model,
  options: readonly OptionNumber[],
): CompleteAnswers | undefined {
  return readCompleteAnswers(
    model,
    Object.fromEntries(options.map((option, index) => [index + 1, option])),
  )
}
