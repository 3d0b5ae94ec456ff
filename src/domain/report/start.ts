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
  /** All sections with the lowest score, by START_ORDER: one, a tie, or all four. */
  lowest: readonly SectionName[]
  /** The score they share. */
  score: number
}

export function startOf(answers: CompleteAnswers, { sections }: Scores): Start {
  const score = Math.min(...sections.map((section) => section.score))
  const lowest = sections
    .flatMap((section) => (section.score === score ? section.name : []))
    .sort(byStartOrder)
  const [section] = lowest
  if (!section) throw new Error(`No lowest of ${SECTIONS.length} sections`)
  return {
    section,
    answer: weakestAnswer(answers, questionIdsOf(section)),
    lowest,
    score,
  }
}

export function byStartOrder(one: SectionName, other: SectionName): number {
  return START_ORDER.indexOf(one) - START_ORDER.indexOf(other)
}
