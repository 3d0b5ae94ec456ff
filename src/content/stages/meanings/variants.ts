import type { OptionNumber, QuestionId } from '../../../domain/assessment/assessment.ts'
import type { Condition } from '../../../domain/report/condition.ts'

type Variant = {
  readonly text: string
  readonly when: readonly Condition[]
  /** The answers that the text calls low: it is shown only where the reader is led to raise them. */
  readonly lacks?: readonly QuestionId[]
  /** The answers that the text praises: it is not shown where the area to start with has one of them. */
  readonly praises?: readonly QuestionId[]
}

/** The report shows the first text that may be shown; the last one is true for the whole stage. */
export type Variants = readonly Variant[]

/** What a stage means, and what these answers say in it: a line below the heading and a paragraph. */
export type Meaning = {
  /** The same for every reader of the stage: it says what the score is an average of. */
  readonly means: string
  readonly subtitle: Variants
  /** Each goes on from “In your answers:”. */
  readonly description: Variants
}

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
  [3, 'scores on tests or skill checks'],
] as const

/** One text for each measure that shows no change in how reps sell, named as the reader did. */
export function byMeasure(
  when: readonly Condition[],
  textOf: (measure: string) => string,
  praises: readonly QuestionId[] = [],
): Variants {
  return MEASURES.map(([option, measure]) => ({
    text: textOf(measure),
    praises,
    when: [...when, ...exactly(option, [10])],
    lacks: [10],
  }))
}

const PRIORITIES = [
  [1, 'programs run without a named priority', 'programs have no named priority'],
  [2, 'which priority each program serves is not in writing', 'priorities are not in writing'],
] as const

/** One text for each way in which priorities are not written down, in full words and in short ones. */
export function byPriority(
  when: readonly Condition[],
  textOf: (said: string, short: string) => string,
  other: Pick<Variant, 'lacks' | 'praises'> = {},
): Variants {
  return PRIORITIES.map(([option, said, short]) => ({
    ...other,
    text: textOf(said, short),
    when: [...when, ...exactly(option, [2])],
    lacks: [2, ...(other.lacks ?? [])],
  }))
}
