import { questionIdsOf, sectionOf, SECTIONS } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import * as COMPILED from '../generated/plan-rules.ts'
import { weakestAnswer } from './chosen-answer.ts'
import type { ChosenAnswer } from './chosen-answer.ts'

/** Which of two equal sections comes first. */
export const START_ORDER: readonly SectionName[] = COMPILED.START_ORDER

/** Where a reader starts, and why. Everything that says "first" is based on this one answer. */
export type Start = {
  section: SectionName
  answer: ChosenAnswer
  /** Why the first step is in another area than the lowest. */
  ahead?: 'section waits' | 'lower elsewhere'
  /** The one that waits. */
  waiting?: SectionName
  /** The lowest area that comes first, and its lowest answer. */
  weakest: { section: SectionName; answer: ChosenAnswer }
  /** All sections with the lowest score, in the order they come: one, a tie, or all four. */
  lowest: readonly SectionName[]
  /** Whether its lowest answer is lower than every answer of the sections that tie with it. */
  hasLowestAnswer: boolean
  /** The score they share. */
  score: number
}

/** An answer above it waits until no section has one at or below it. */
export const LOW_OPTION: OptionNumber = COMPILED.LOW_OPTION

type Wait = {
  section: SectionName
  for: readonly { id: QuestionId; from: OptionNumber }[]
}

const WAITS: readonly Wait[] = COMPILED.WAITS

/** The answers that have to be raised before the section is touched. */
export function aheadOf(section: SectionName, answers: CompleteAnswers): readonly QuestionId[] {
  return WAITS.filter((wait) => wait.section === section)
    .flatMap((wait) => wait.for)
    .filter(({ id, from }) => answers[id] < from)
    .map(({ id }) => id)
}

/**
 * The lowest answer of the lowest section. Of sections that tie, the one with the lowest answer comes
 * first, then START_ORDER decides. A low answer elsewhere comes before one that is not low, and what a section
 * waits for comes before it.
 */
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
    ...firstStepOf(first, answers, sections),
    weakest: first,
    lowest: [first, ...others].map(({ section }) => section),
    hasLowestAnswer: others.every(({ answer }) => answer.option > first.answer.option),
    score,
  }
}

type First = Pick<Start, 'section' | 'answer' | 'ahead' | 'waiting'>

function firstStepOf(
  weakest: Start['weakest'],
  answers: CompleteAnswers,
  sections: Scores['sections'],
): First {
  const lower =
    weakest.answer.option > LOW_OPTION ? lowestOfAllAnswers(answers, sections) : undefined
  const next: First =
    lower && lower.answer.option <= LOW_OPTION ? { ...lower, ahead: 'lower elsewhere' } : weakest
  const [waitsFor] = aheadOf(next.section, answers)
  if (waitsFor === undefined) return next
  return {
    section: sectionOf(waitsFor),
    answer: { id: waitsFor, option: answers[waitsFor] },
    ahead: 'section waits',
    waiting: next.section,
  }
}

/** The lowest of all answers; among equal ones, that of the lowest section. */
function lowestOfAllAnswers(
  answers: CompleteAnswers,
  sections: Scores['sections'],
): Start['weakest'] | undefined {
  return sections
    .map(({ name, score }) => ({
      section: name,
      score,
      answer: weakestAnswer(answers, questionIdsOf(name)),
    }))
    .sort(
      (one, other) =>
        one.answer.option - other.answer.option ||
        one.score - other.score ||
        byStartOrder(one.section, other.section),
    )
    .map(({ section, answer }) => ({ section, answer }))[0]
}

export function byStartOrder(one: SectionName, other: SectionName): number {
  return START_ORDER.indexOf(one) - START_ORDER.indexOf(other)
}
