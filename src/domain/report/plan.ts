import { answerTo, hasEqualSections, hasPoints, sectionOf } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import { scoreAnswers } from '../assessment/scoring.ts'
import type { Scores } from '../assessment/scoring.ts'
import { sortedBy } from '../sorted-by.ts'
import { areLevel } from './level.ts'
import { placeOf, stageOf } from '../assessment/stage-of.ts'
import type { StageName } from '../assessment/stage-of.ts'
import { prerequisitesOf, startOf, startRankOf } from './start.ts'
import type { Start } from './start.ts'

/** One answer to raise. An answer at the top option is to be kept, which adds no point. */
export type Move = { id: QuestionId; from: OptionNumber; to: OptionNumber; points: number }

export type Plan = {
  start: Start
  /** For each of the plan's days; the first of them raises the answer to start with. */
  first: readonly [Move, ...Move[]]
  /** The rest of the path to the next stage. */
  later: readonly Move[]
  /** Absent at the top stage. */
  nextStage?: NextStage
}

/** The moves that the plan raises, in order. */
export function movesOf({ first, later }: Plan): readonly Move[] {
  return [...first, ...later]
}

export type NextStage = {
  stage: StageName
  /** Where it begins, as its range says. */
  from: number
  /** How many points the total needs: 1 or more. Only where a point of any answer counts the same. */
  pointsMissing?: number
}

/**
 * The first move raises the answer to start with, each next one the lowest answer by then. The plan fills its
 * days, and ends when its points reach a stage above, never a gap. At the top stage it has one move for each day.
 */
export function planOf(model: Model, answers: CompleteAnswers, scores: Scores): Plan {
  const { days, once } = model.plan
  const start = startOf(model, answers, scores)
  const nextStage = nextStageOf(model, scores)
  const order = orderOf(model, scores, start)
  const isLevel = areLevel(model, scores.sections)
  const path: Move[] = []
  let reached = answers
  raise(start.answer.id)
  while (!isLongEnough()) raise(nextQuestion())
  const [one, ...others] = isLevel ? path : startFirst(model, answers, start, path)
  if (!one) throw new Error('A plan has a first move')
  return {
    start,
    first: [one, ...lowestFirst(model, answers, one, others.slice(0, days.length - 1))],
    later: others.slice(days.length - 1),
    ...(nextStage && { nextStage }),
  }

  function raise(id: QuestionId): void {
    const move = moveFrom(model, id, answerTo(reached, id))
    path.push(move)
    reached = { ...reached, [id]: move.to }
  }

  /** Whether the moves fill the first days and lead into a stage above, or to full marks. */
  function isLongEnough(): boolean {
    if (path.length < days.length) return false
    const { overall } = scoreAnswers(model, reached)
    return isAbove(reached) || overall === topOptionOf(model) || !nextStage
  }

  function isAbove(higher: CompleteAnswers): boolean {
    return rankOf(model, scoreAnswers(model, higher).overall) > rankOf(model, scores.overall)
  }

  /** The first in turn of those that may come next. */
  function nextQuestion(): QuestionId {
    const ready = model.questionIds.filter((id) => prerequisitesOf(model, id, reached).length === 0)
    const open = ready.filter(
      (id) => !once.includes(id) || timesOf(id) === 0 || path.length >= days.length,
    )
    // Once is not enough where all of them were raised.
    const [first] = sortedBy(open.length > 0 ? open : ready, ranksOf)
    if (first === undefined) throw new Error('A plan never runs out of moves')
    return first
  }

  function timesOf(id: QuestionId): number {
    return path.filter((move) => move.id === id).length
  }

  /**
   * The lowest answer first, each once before any twice, and as the last of the first days one that reaches a stage
   * above. Where no section stands out, they take turns; then in order of sections and questions.
   */
  function ranksOf(id: QuestionId): readonly number[] {
    const { from, to } = moveFrom(model, id, answerTo(reached, id))
    const section = sectionOf(model, id)
    const isEnough = path.length === days.length - 1 && isAbove({ ...reached, [id]: to })
    const turns = isLevel ? path.filter((move) => sectionOf(model, move.id) === section).length : 0
    return [from, timesOf(id), isEnough ? 0 : 1, turns, order.indexOf(section)]
  }
}

function moveFrom(model: Model, id: QuestionId, from: OptionNumber): Move {
  const steps = model.plan.steps.filter((step) => step.from === from)
  const step =
    steps.find(({ question }) => question === id) ??
    steps.find(({ question }) => question === undefined)
  const to = step?.to ?? Math.min(from + 1, topOptionOf(model))
  return { id, from, to, points: to - from }
}

/** The section to start with, then the lowest, then as they start. */
function orderOf(
  model: Model,
  { sections }: Scores,
  { section, lowest }: Start,
): readonly SectionName[] {
  const others = sortedBy(
    sections.filter(({ name }) => !lowest.includes(name)),
    ({ name, score }) => [score, startRankOf(model, name)],
  ).map(({ name }) => name)
  return [section, ...[...lowest, ...others].filter((name) => name !== section)]
}

/**
 * Puts the moves from low answers of the section to start with in front, but not all of the first ones where an
 * answer elsewhere is as low. Two moves of one question keep their order, as the later one starts higher.
 */
function startFirst(
  model: Model,
  answers: CompleteAnswers,
  { section }: Start,
  path: readonly Move[],
): Move[] {
  const isReady = ({ id }: Move) => prerequisitesOf(model, id, answers).length === 0
  const comesFirst = (move: Move) =>
    sectionOf(model, move.id) === section && move.from <= model.plan.lowOption && isReady(move)
  const inSection = path.filter(comesFirst)
  const others = path.filter((move) => !comesFirst(move))
  const last = model.plan.days.length - 1
  const lowest = inSection[last]
  const elsewhere = others.find(
    (move) =>
      lowest !== undefined &&
      sectionOf(model, move.id) !== section &&
      move.from <= lowest.from &&
      move.from === answerTo(answers, move.id) &&
      isReady(move),
  )
  if (!elsewhere || model.plan.together.includes(section)) return [...inSection, ...others]
  const rest = others.filter((move) => move !== elsewhere)
  return [...inSection.slice(0, last), elsewhere, ...inSection.slice(last), ...rest]
}

/** The moves after the first one, a lower answer before a higher one, unless it waits for one of the others. */
function lowestFirst(
  model: Model,
  answers: CompleteAnswers,
  { id: one, to }: Move,
  next: readonly Move[],
): readonly Move[] {
  if (model.plan.together.includes(sectionOf(model, one))) return next
  const reached = { ...answers, [one]: to }
  const isReady = ({ id }: Move) => prerequisitesOf(model, id, reached).length === 0
  return sortedBy(next, (move) => [isReady(move) ? move.from : topOptionOf(model)])
}

function nextStageOf(model: Model, { total, overall }: Scores): NextStage | undefined {
  const rank = rankOf(model, overall)
  const next = model.stages.find(
    ({ from }, index) => index > rank && from > placeOf(model, overall),
  )
  if (!next) return undefined
  const { name: stage, from } = next
  if (!hasEqualSections(model) || !hasPoints(model)) return { stage, from }
  let pointsMissing = 1
  while ((total + pointsMissing) / model.questionIds.length < from) pointsMissing += 1
  return { stage, from, pointsMissing }
}

/** A score in a gap has the rank of the stage that it is reported as. */
function rankOf(model: Model, overall: number): number {
  const stage = stageOf(model, overall)
  return model.stages.findIndex(({ name }) => name === stage)
}
