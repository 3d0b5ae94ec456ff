import { readCompleteAnswers } from '../domain/assessment/assessment.ts'
import type { CompleteAnswers } from '../domain/assessment/assessment.ts'

/** '133 334 445 444' as twelve answers. */
export function answersOf(digits: string): CompleteAnswers {
  const options = Array.from(digits.replaceAll(' ', ''), Number)
  const answers = readCompleteAnswers(
    Object.fromEntries(options.map((option, index) => [index + 1, option])),
  )
  if (!answers) throw new Error(`${digits} are no twelve answers`)
  return answers
}
