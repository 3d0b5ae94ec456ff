import { answerTo, questionIdsOf, sectionOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import type { Scores } from '../assessment/scoring.ts'
import { weakestAnswer } from './chosen-answer.ts'
import type { ChosenAnswer } from './chosen-answer.ts'

/** Where a reader starts, and why. Everything that says "first" is based on this one answer. */
export type Start = {
  section: SectionName
  answer: ChosenAnswer
  /** Why the first step is in another area than the lowest. */
  reason?: 'section waits' | 'lower elsewhere'
  /** The one that waits. */
  waiting?: SectionName
  /** The lowest area that comes first, and its lowest answer. */
  weakest: { section: SectionName; answer: ChosenAnswer }
  /** All sections with the lowest score, in the order they come: one, a tie, or all of them. */
  lowest: readonly SectionName[]
  /** The score they share. */
  score: number
}

/** The answers that have to be raised before the section is touched. */
export function prerequisitesOf(
  { plan }: Model,
  section: SectionName,
  answers: CompleteAnswers,
): readonly QuestionId[] {
  return plan.waits
    .filter((wait) => wait.section === section)
    .flatMap((wait) => wait.for)
    .filter(({ id, from }) => answerTo(answers, id) < from)
    .map(({ id }) => id)
}

/**
 * The lowest answer of the lowest section. Of sections that tie, the one with the lowest answer comes
 * first, then the order of the plan decides. A low answer elsewhere comes before one that is not low, and what a section
 * waits for comes before it.
 */
export function startOf(model: Model, answers: CompleteAnswers, { sections }: Scores): Start {
  const score = Math.min(...sections.map((section) => section.score))
  const [first, ...others] = sections
    .filter((section) => section.score === score)
    .map(({ name }) => ({
      section: name,
      answer: weakestAnswer(answers, questionIdsOf(model, name)),
    }))
    .sort(
      (one, other) =>
        one.answer.option - other.answer.option || byStartOrder(model, one.section, other.section),
    )
  if (!first) throw new Error('An assessment has no section')
  return {
    ...firstStepOf(model, first, answers, sections),
    weakest: first,
    lowest: [first, ...others].map(({ section }) => section),
    score,
  }
}

type First = Pick<Start, 'section' | 'answer' | 'reason' | 'waiting'>

function firstStepOf(
  model: Model,
  weakest: Start['weakest'],
  answers: CompleteAnswers,
  sections: Scores['sections'],
): First {
  const { lowOption } = model.plan
  const lower =
    weakest.answer.option > lowOption ? lowestOfAllAnswers(model, answers, sections) : undefined
  const next: First =
    lower && lower.answer.option <= lowOption ? { ...lower, reason: 'lower elsewhere' } : weakest
  const [waitsFor] = prerequisitesOf(model, next.section, answers)
  if (waitsFor === undefined) return next
  return {
    section: sectionOf(model, waitsFor),
    answer: { id: waitsFor, option: answerTo(answers, waitsFor) },
    reason: 'section waits',
    waiting: next.section,
  }
}

/** The lowest of all answers; among equal ones, that of the lowest section. */
function lowestOfAllAnswers(
  model: Model,
  answers: CompleteAnswers,
  sections: Scores['sections'],
): Start['weakest'] | undefined {
  return sections
    .map(({ name, score }) => ({
      section: name,
      score,
      answer: weakestAnswer(answers, questionIdsOf(model, name)),
    }))
    .sort(
      (one, other) =>
        one.answer.option - other.answer.option ||
        one.score - other.score ||
        byStartOrder(model, one.section, other.section),
    )
    .map(({ section, answer }) => ({ section, answer }))[0]
}

/** For sorting sections that are equal in everything else. */
export function byStartOrder({ plan }: Model, one: SectionName, other: SectionName): number {
  return plan.startOrder.indexOf(one) - plan.startOrder.indexOf(other)
}
