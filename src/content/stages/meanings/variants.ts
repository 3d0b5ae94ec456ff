import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import type { Condition } from '../../../domain/report/condition.ts'

type Variant = {
  readonly text: string
  readonly when: readonly Condition[]
  /** The answers that the text calls low: it is shown only where the reader is led to raise them. */
  readonly lacks?: readonly QuestionId[]
}

/** The report shows the first text that may be shown; the last one is true for the whole stage. */
export type Variants = readonly Variant[]

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

const MEASURES = [
  [1, 'comments'],
  [2, 'attendance, view counts or ratings'],
  [3, 'scores on a test or skill check'],
] as const

/** One text for each measure that shows no change in how reps sell, named as the reader did. */
export function byMeasure(
  when: readonly Condition[],
  textOf: (measure: string) => string,
): Variants {
  return MEASURES.map(([option, measure]) => ({
    text: textOf(measure),
    when: [...when, ...exactly(option, [10])],
    lacks: [10],
  }))
}
