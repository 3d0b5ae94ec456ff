import { answerTo, questionIdsOf, sectionOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import type { Scores } from '../assessment/scoring.ts'
import { weakestAnswer } from './chosen-answer.ts'
import type { ChosenAnswer } from './chosen-answer.ts'

/** Where a reader starts, and why. Everything that says "first" is based on this one answer. */
export type Start = {
  section: SectionName
  answer: ChosenAnswer
  /** Why the first step is in another area than the lowest. */
  reason?: 'another waits' | 'lower elsewhere'
  /** The section or the question that waits for it. */
  waiting?: SectionName | QuestionId
  /** The lowest area that comes first, and its lowest answer. */
  weakest: { section: SectionName; answer: ChosenAnswer }
  /** All sections that show the lowest score, in the order they come: one, a tie, or all of them. */
  lowest: readonly SectionName[]
  /** The score they share. */
  score: number
}

/** An answer that has to be raised before the question is touched, and what waits for it. */
type Prerequisite = { id: QuestionId; waiting: SectionName | QuestionId }

export function prerequisitesOf(
  model: Model,
  question: QuestionId,
  answers: CompleteAnswers,
): readonly Prerequisite[] {
  const section = sectionOf(model, question)
  return model.plan.waits
    .filter(({ waiting }) => waiting === question || waiting === section)
    .flatMap(({ waiting, for: all }) => all.map(({ id, from }) => ({ id, from, waiting })))
    .filter(({ id, from }) => answerTo(answers, id) < from)
    .map(({ id, waiting }) => ({ id, waiting }))
}

/**
 * The lowest answer of the lowest section. Of sections that tie, the one with the lowest answer comes
 * first, then the order of the plan decides. A low answer elsewhere comes before one that is not low, and what either
 * waits for comes before it.
 */
export function startOf(model: Model, answers: CompleteAnswers, { sections }: Scores): Start {
  const score = Math.min(...sections.map((section) => section.score))
  const [first, ...others] = sections
    .filter((section) => areShownEqual(model, section.score, score))
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
  return withoutWaiting(model, answers, next)
}

/** What it waits for, which may wait itself. */
function withoutWaiting(model: Model, answers: CompleteAnswers, first: First): First {
  const [before] = prerequisitesOf(model, first.answer.id, answers)
  if (!before) return first
  const { id, waiting } = before
  const answer = { id, option: answerTo(answers, id) }
  return withoutWaiting(model, answers, {
    section: sectionOf(model, id),
    answer,
    reason: 'another waits',
    waiting,
  })
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
