import { SECTIONS, TOP_OPTION } from './assessment.ts'
import type { CompleteAnswers, SectionName } from './assessment.ts'
import { stageOf } from './stage-of.ts'
import type { StageName } from './stage.ts'

export type SectionScore<Name extends string = SectionName> = {
  name: Name
  /** The sum of the section's answers: 3 to 15 for three answers. */
  total: number
  /** 1 to 5 */
  score: number
}

export type Scores<Name extends string = SectionName> = {
  /** The whole number that is divided for the overall score: the sum of the twelve answers. */
  total: number
  /** 1 to 5 */
  overall: number
  /** In the order of the questions. */
  sections: readonly SectionScore<Name>[]
}

/** What the total is divided by: the number of questions, as long as all sections have as many. */
export const TOTAL_DIVISOR = totalDivisorOf(SECTIONS.map(({ questionIds }) => questionIds.length))

export function scoreAnswers(answers: CompleteAnswers): Scores {
  return scoreSections(
    SECTIONS.map(({ name, questionIds }) => ({
      name,
      options: questionIds.map((id) => answers[id]),
    })),
  )
}

/**
 * A section's score is the mean of its answers, the overall score is the mean of the sections.
 * Each is one division of a whole number: a mean of rounded means would miss the bounds of the
 * stages, and 3.5 would become 3.4999999999999996. An answer of a shorter section counts for more.
 */
export function scoreSections<Name extends string>(
  sections: readonly { name: Name; options: readonly number[] }[],
): Scores<Name> {
  const divisor = totalDivisorOf(sections.map(({ options }) => options.length))
  const total = sections.reduce((points, { options }) => {
    const weight = divisor / (sections.length * options.length)
    return points + sum(options) * weight
  }, 0)
  return {
    total,
    overall: total / divisor,
    sections: sections.map(({ name, options }) => {
      const sectionTotal = sum(options)
      return { name, total: sectionTotal, score: sectionTotal / options.length }
    }),
  }
}

/** The stage of a total, the sum of the twelve answers: 12 to 60. */
export function stageOfTotal(total: number): StageName {
  return stageOf(total / TOTAL_DIVISOR)
}

/** One decimal, as every score is shown: 4.25 is '4.3'. */
export function oneDecimal(score: number): string {
  return score.toFixed(1)
}

/** The least whole number by which every section's answers can be given a whole weight. */
export function totalDivisorOf(lengths: readonly number[]): number {
  return lengths.length * lengths.reduce(leastCommonMultiple, 1)
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

function sum(options: readonly number[]): number {
  return options.reduce((total, option) => total + option, 0)
}

/** Where a score of 1 to 5 lies between both ends of the scale, 0 to 1. */
export function placeOnScale(score: number): number {
  return (score - 1) / (TOP_OPTION - 1)
}
