import { QUESTION_COUNT, SECTIONS, TOP_OPTION } from './assessment.ts'
import type { CompleteAnswers, SectionName } from './assessment.ts'
import { stageOf } from './stage-of.ts'
import type { StageName } from './stage.ts'

export type SectionScore = {
  name: SectionName
  /** The sum of the section's answers: 3 to 15 for three answers. */
  total: number
  /** 1 to 5 */
  score: number
}

export type Scores = {
  /** The whole number that is divided for the overall score: the sum of the twelve answers. */
  total: number
  /** 1 to 5 */
  overall: number
  /** In the order of the questions. */
  sections: readonly SectionScore[]
}

if (SECTIONS.some(({ questionIds }) => questionIds.length * SECTIONS.length !== QUESTION_COUNT)) {
  throw new Error(
    'The sections have different lengths, but a point of any answer counts the same, in the overall ' +
      'score and in the plan: give each section as many questions',
  )
}

/**
 * A section's score is the mean of its answers, the overall score is the mean of the sections, which
 * are equally long. Each is one division of a whole number: a mean of rounded means would miss the
 * bounds of the stages, and 3.5 would become 3.4999999999999996.
 */
export function scoreAnswers(answers: CompleteAnswers): Scores {
  const sections = SECTIONS.map(({ name, questionIds }) => {
    const total = sum(questionIds.map((id) => answers[id]))
    return { name, total, score: total / questionIds.length }
  })
  const total = sum(sections.map((section) => section.total))
  return { total, overall: total / QUESTION_COUNT, sections }
}

/** The stage of a total, the sum of the twelve answers: 12 to 60. */
export function stageOfTotal(total: number): StageName {
  return stageOf(total / QUESTION_COUNT)
}

/** One decimal, as every score is shown: 4.25 is '4.3'. */
export function oneDecimal(score: number): string {
  return score.toFixed(1)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Where a score of 1 to 5 lies between both ends of the scale, 0 to 1. */
export function placeOnScale(score: number): number {
  return (score - 1) / (TOP_OPTION - 1)
}
