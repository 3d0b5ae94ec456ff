import { answerTo } from './assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from './assessment.ts'
import type { Model } from './model.ts'

export type SectionScore = {
  name: SectionName
  /** The sum of the section's answers, each as often as it counts: 3 to 15 for three answers of five options. */
  total: number
  /** 1 to the top option */
  score: number
}

export type Scores = {
  /** The same of all answers. */
  total: number
  /** 1 to the top option */
  overall: number
  /** In the order of the questions. */
  sections: readonly SectionScore[]
}

/**
 * A section's score is the mean of its answers, by their weights; the overall score is the mean of the sections. Each is one
 * division of whole numbers: a mean of rounded means would miss the bounds of the stages, and 3.5 would become
 * 3.4999999999999996.
 */
export function scoreAnswers(model: Model, answers: CompleteAnswers): Scores {
  const sections = model.sections.map(({ name, questionIds }) => {
    const total = sum(questionIds.map((id) => weightOf(model, id) * answerTo(answers, id)))
    return { name, total, score: total / sizeOf(model, questionIds) }
  })
  const sizes = model.sections.map(({ questionIds }) => sizeOf(model, questionIds))
  const shared = sizes.reduce(leastCommonMultiple, 1)
  const weighted = sum(sections.map(({ total }, index) => total * (shared / (sizes[index] ?? 1))))
  return {
    total: sum(sections.map(({ total }) => total)),
    overall: weighted / (shared * sections.length),
    sections,
  }
}

/** Whether scores are so far apart that each is known by its number: of sections that count so many answers each. */
export function areExact(sizes: readonly number[], optionCount: number): boolean {
  return sizes.reduce(leastCommonMultiple, 1) * sizes.length * (optionCount - 1) <= 1e12
}

export function weightOf({ weights }: Model, id: QuestionId): number {
  return weights?.[id] ?? 1
}

/** How many answers a section counts. */
function sizeOf(model: Model, questionIds: readonly QuestionId[]): number {
  return sum(questionIds.map((id) => weightOf(model, id)))
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
