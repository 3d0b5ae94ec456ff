import { answerTo, questionIdsOf, sectionOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId, SectionName } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import { areShownEqual } from '../assessment/shown-score.ts'
import type { Scores } from '../assessment/scoring.ts'
import { weakestAnswer } from './chosen-answer.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { sortedBy } from '../sorted-by.ts'

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
  const areas = sections.map(({ name, score }) => ({
    section: name,
    score,
    answer: weakestAnswer(answers, questionIdsOf(model, name)),
  }))
  const score = Math.min(...areas.map((area) => area.score))
  const lowest = sortedBy(
    areas.filter((area) => areShownEqual(model, area.score, score)),
    ({ section, answer }) => [answer.option, startRankOf(model, section)],
  )
  const [lowestAnswer] = sortedBy(areas, (area) => [
    area.answer.option,
    area.score,
    startRankOf(model, area.section),
  ])
  const [first] = lowest
  if (!first || !lowestAnswer) throw new Error('An assessment has no section')
  const { lowOption } = model.plan
  const isLowerElsewhere =
    first.answer.option > lowOption && lowestAnswer.answer.option <= lowOption
  const weakest = { section: first.section, answer: first.answer }
  const { section, answer } = isLowerElsewhere ? lowestAnswer : first
  return {
    ...withoutWaiting(model, answers, {
      section,
      answer,
      ...(isLowerElsewhere && { reason: 'lower elsewhere' }),
    }),
    weakest,
    lowest: lowest.map((area) => area.section),
    score,
  }
}

type First = Pick<Start, 'section' | 'answer' | 'reason' | 'waiting'>

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

/** Which of two sections that are equal in everything else comes first. */
export function startRankOf({ plan }: Model, section: SectionName): number {
  return plan.startOrder.indexOf(section)
}
