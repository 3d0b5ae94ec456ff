import { answerTo } from './assessment.ts'
import type { CompleteAnswers, SectionName } from './assessment.ts'
import type { Model } from './model.ts'

export type SectionScore = {
  name: SectionName
  /** The sum of the section's answers: 3 to 15 for three answers of five options. */
  total: number
  /** 1 to the top option */
  score: number
}

export type Scores = {
  /** The sum of all answers. */
  total: number
  /** 1 to the top option */
  overall: number
  /** In the order of the questions. */
  sections: readonly SectionScore[]
}

/**
 * A section's score is the mean of its answers, the overall score is the mean of the sections. Each is one
 * division of whole numbers: a mean of rounded means would miss the bounds of the stages, and 3.5 would become
 * 3.4999999999999996.
 */
export function scoreAnswers(model: Model, answers: CompleteAnswers): Scores {
  const sections = model.sections.map(({ name, questionIds }) => {
    const total = sum(questionIds.map((id) => answerTo(answers, id)))
    return { name, total, score: total / questionIds.length }
  })
  const lengths = model.sections.map(({ questionIds }) => questionIds.length)
  const shared = lengths.reduce(leastCommonMultiple, 1)
  const weighted = sum(sections.map(({ total }, index) => total * (shared / (lengths[index] ?? 1))))
  return {
    total: sum(sections.map(({ total }) => total)),
    overall: weighted / (shared * sections.length),
    sections,
  }
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
