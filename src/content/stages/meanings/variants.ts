import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import type { Condition } from '../../../domain/report/condition.ts'

/** The report shows the first text whose `when` holds; the last one is true for the whole stage. */
export type Variants = readonly { readonly text: string; readonly when: readonly Condition[] }[]

/** What a stage means: a line below the heading, and a paragraph. */
export type Meaning = { readonly subtitle: Variants; readonly description: Variants }

/** The stage is an average; these answers lie at its two ends. */
export const AT_BOTH_ENDS: readonly Condition[] = [
  { option: 1, from: 4, to: 12 },
  { option: 5, from: 4, to: 12 },
]

export function atMost(to: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from: 1, to }))
}

export function atLeast(from: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from, to: 5 }))
}

export function exactly(option: OptionNumber, questions: readonly QuestionId[]): Condition[] {
  return questions.map((question) => ({ question, from: option, to: option }))
}
