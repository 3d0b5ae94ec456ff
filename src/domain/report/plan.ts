import {
  QUESTION_COUNT,
  QUESTION_IDS,
  questionIdsOf,
  sectionOf,
  TOP_OPTION,
} from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { STAGES } from '../assessment/stage.ts'
import { stageOfTotal } from '../assessment/scoring.ts'
import type { StageName } from '../assessment/stage.ts'
import * as COMPILED from '../generated/plan-rules.ts'
import { aheadOf, byStartOrder, LOW_OPTION, startOf } from './start.ts'
import type { Start } from './start.ts'

/** One answer to raise. An answer at the top option is to be kept, which adds no point. */
export type Move = { id: QuestionId; from: OptionNumber; to: OptionNumber; points: number }

type AreaPlan = { section: SectionName; moves: readonly Move[] }

export type Plan = {
  start: Start
  /** For 30, 60 and 90 days; the first of them raises the answer to start with. */
  first: readonly [Move, Move, Move]
  /** The rest of the path to the next stage. */
  later: readonly Move[]
  /**
   * A plan for each area. The area to start with comes first, with its questions that are below the top and
   * have no move in `first` or `later`; without any it is left out. The others follow, the lowest first, with
   * one move for each question.
   */
  areas: readonly AreaPlan[]
  /** Absent at the top stage. */
  nextStage?: NextStage
}

/** The moves that the plan raises, in order. */
export function stepsOf({ first, later }: Plan): readonly Move[] {
  return [...first, ...later]
}

export type NextStage = {
  stage: StageName
  /** How many points the total needs to reach a stage above: 1 or more. */
  pointsMissing: number
}

/** For each answer to a question, from the first on, where its move ends. */
const STEPS: Readonly<Record<QuestionId, readonly OptionNumber[]>> = COMPILED.STEPS

/** In the first days each of them is raised only once. */
const ONCE: readonly QuestionId[] = COMPILED.ONCE

/** When each of the first moves is done. */
export const FIRST_DAYS = COMPILED.FIRST_DAYS

const TOP_TOTAL = QUESTION_COUNT * TOP_OPTION

/**
 * The first move raises the answer to start with, each next one the lowest answer by then. The plan ends
 * after three moves or more, when their points reach a stage above, never a gap. At the top stage it has three.
 */
export function planOf(answers: CompleteAnswers, scores: Scores): Plan {
  const start = startOf(answers, scores)
  const nextStage = nextStageOf(scores.total)
  const order = orderOf(scores, start)
  const path = [moveFrom(start.answer.id, start.answer.option)]
  while (!isLongEnough(path, scores.total)) path.push(nextMove(answers, path, order))
  const [one, two, three, ...later] = startFirst(start, path)
  if (!one || !two || !three) throw new Error('A plan has three moves')
  return {
    start,
    first: [one, two, three],
    later,
    areas: order
      .map((section) => ({ section, moves: movesIn(section) }))
      .filter(({ moves }) => moves.length > 0),
    ...(nextStage && { nextStage }),
  }

  function movesIn(section: SectionName): Move[] {
    const moves = questionIdsOf(section)
      .map((id) => moveFrom(id, answers[id]))
      .sort((a, b) => a.from - b.from)
    if (section !== start.section) return moves
    return moves.filter(({ id, points }) => points > 0 && !path.some((move) => move.id === id))
  }
}

function moveFrom(id: QuestionId, from: OptionNumber): Move {
  const to = STEPS[id][from - 1] ?? from
  return { id, from, to, points: to - from }
}

/** The section to start with, then the lowest, then as they start. */
function orderOf({ sections }: Scores, { section, lowest }: Start): readonly SectionName[] {
  const others = sections
    .filter(({ name }) => !lowest.includes(name))
    .sort((one, other) => one.score - other.score || byStartOrder(one.name, other.name))
    .map(({ name }) => name)
  return [section, ...[...lowest, ...others].filter((name) => name !== section)]
}

type PossibleMove = {
  move: Move
  /** How often it was raised before. */
  times: number
  /** Of its section in the order of the plan. */
  place: number
}

/** Of the moves that may come next, the first in turn. */
function nextMove(
  answers: CompleteAnswers,
  path: readonly Move[],
  order: readonly SectionName[],
): Move {
  const reached: { [id in QuestionId]: OptionNumber } = { ...answers }
  for (const { id, to } of path) reached[id] = to
  const candidates: PossibleMove[] = QUESTION_IDS.map((id) => ({
    move: moveFrom(id, reached[id]),
    times: path.filter((move) => move.id === id).length,
    place: order.indexOf(sectionOf(id)),
  }))
  const [first] = candidates.filter((candidate) => !hasToWait(candidate)).sort(byTurn)
  if (!first) throw new Error('A plan never runs out of moves')
  return first.move

  function hasToWait({ move: { id }, times }: PossibleMove): boolean {
    if (ONCE.includes(id) && times > 0 && path.length < FIRST_DAYS.length) return true
    return aheadOf(sectionOf(id), reached).length > 0
  }
}

/** The lowest answer first, each once before any twice, then in order of sections and questions. */
function byTurn(one: PossibleMove, other: PossibleMove): number {
  return one.move.from - other.move.from || one.times - other.times || one.place - other.place
}

/**
 * Puts the moves from low answers of the section to start with in front. Two moves of one question keep their
 * order, as the later one starts higher.
 */
function startFirst({ section }: Start, path: readonly Move[]): Move[] {
  const leads = ({ id, from }: Move) => sectionOf(id) === section && from <= LOW_OPTION
  return [...path.filter(leads), ...path.filter((move) => !leads(move))]
}

function nextStageOf(total: number): NextStage | undefined {
  for (let higher = total + 1; higher <= TOP_TOTAL; higher += 1) {
    if (rankOf(higher) > rankOf(total)) {
      return { stage: stageOfTotal(higher), pointsMissing: higher - total }
    }
  }
  return undefined
}

/** Whether the moves fill the first days and lead into a stage above, or to full marks. */
function isLongEnough(path: readonly Move[], total: number): boolean {
  if (path.length < FIRST_DAYS.length) return false
  const reached = path.reduce((sum, { points }) => sum + points, total)
  return rankOf(reached) > rankOf(total) || reached === TOP_TOTAL || !nextStageOf(total)
}

/** A total in a gap is the lowest stage, so any range above it counts as a stage above. */
function rankOf(total: number): number {
  const stage = stageOfTotal(total)
  return STAGES.findIndex(({ name }) => name === stage)
}
