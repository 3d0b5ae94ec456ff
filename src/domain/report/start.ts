import { questionIdsOf, SECTIONS } from '../assessment/assessment.ts'
import type { CompleteAnswers, SectionName } from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { weakestAnswer } from './chosen-answer.ts'
import type { ChosenAnswer } from './chosen-answer.ts'

/** Which of two equal sections comes first: direction, then behavior, then proof, then material. */
export const START_ORDER: readonly SectionName[] = [
  'Strategic Alignment',
  'Coaching & Reinforcement',
  'Measurement & Optimization',
  'Content & Training Delivery',
]

/** Where a reader starts, and why. Everything that says "first" rests on this one answer. */
export type Start = {
  section: SectionName
  /** The lowest answer of the section. */
  answer: ChosenAnswer
  /** All sections with the lowest score, in the order they come: one, a tie, or all four. */
  lowest: readonly SectionName[]
  /** Whether its lowest answer is lower than any answer of those that tie with it. */
  hasLowestAnswer: boolean
  /** The score they share. */
  score: number
}

/** Of sections that tie, the one with the lowest answer comes first, then START_ORDER decides. */
export function startOf(answers: CompleteAnswers, { sections }: Scores): Start {
  const score = Math.min(...sections.map((section) => section.score))
  const [first, ...others] = sections
    .filter((section) => section.score === score)
    .map(({ name }) => ({ section: name, answer: weakestAnswer(answers, questionIdsOf(name)) }))
    .sort(
      (one, other) =>
        one.answer.option - other.answer.option || byStartOrder(one.section, other.section),
    )
  if (!first) throw new Error(`No lowest of ${SECTIONS.length} sections`)
  return {
    ...first,
    lowest: [first, ...others].map(({ section }) => section),
    hasLowestAnswer: others.every(({ answer }) => answer.option > first.answer.option),
    score,
  }
}

export function byStartOrder(one: SectionName, other: SectionName): number {
  return START_ORDER.indexOf(one) - START_ORDER.indexOf(other)
}
