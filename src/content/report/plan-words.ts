import { letterOf } from '../../domain/assessment/assessment.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Move, NextStage, Plan } from '../../domain/report/plan.ts'
import type { Start } from '../../domain/report/start.ts'
import * as COMPILED from '../generated/reasons.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { sentenceCase } from '../sentence-case.ts'
import { whyItWaits } from './why-it-waits.ts'
import { MODEL } from '../../model/model.ts'

/** One move of the plan in words. */
export type PlanStep = {
  topic: string
  action: string
  needs: string
  check: string
  /** The answer that this makes possible. */
  result: { label: 'Leads to' | 'Keeps'; option: string }
}

const LETTERS = MODEL.options.map(letterOf)
/** Why the first step is in another area than the lowest. */
const LOW_FIRST = `But an answer at ${LETTERS.slice(0, MODEL.plan.lowOption).join(' or ')} comes before any at ${LETTERS[MODEL.plan.lowOption]} or above.`

/** Where the answer to start with has a plainer reason than its section. */
const OWN_REASONS: { readonly [id in QuestionId]?: string } = COMPILED.WHY_THIS_ANSWER
const WHY_FIRST: Readonly<Record<string, string>> = COMPILED.WHY_FIRST

/** The list opens with the first steps of the plan, and has room for others. */
export const PLAN_SETS_THE_ORDER = 'In this order. Everything else can wait.'

/** Said after the name of the section to start with. */
export function whyStart(start: Start): string {
  const { section, answer, weakest, lowest, hasLowestAnswer, score } = start
  if (start.ahead) return `${namesLowest(start)} ${whyAhead(start)}`
  const others = lowest.filter((name) => name !== section)
  if (others.length === 0) return `It is the lowest area (${oneDecimal(score)}).`
  const reason = hasLowestAnswer
    ? 'it has the lowest answer of the areas that tie'
    : (OWN_REASONS[answer.id] ?? WHY_FIRST[weakest.section])
  if (lowest.length < MODEL.sections.length) {
    return `It shares the lowest score (${oneDecimal(score)}) with ${others.join(' and with ')}. It comes first because ${reason}.`
  }
  const own = hasLowestAnswer ? 'it holds the lowest answer' : reason
  return `All four areas score the same (${oneDecimal(score)}). This one comes first because ${own}.`
}

function whyAhead({ waiting }: Start): string {
  return waiting ? `But ${whyItWaits(waiting).long}.` : LOW_FIRST
}

function namesLowest({ weakest, lowest, score }: Start): string {
  const [first, ...others] = lowest
  const shown = oneDecimal(score)
  if (others.length === 0) return `${weakest.section} is the lowest area (${shown}).`
  if (lowest.length === MODEL.sections.length) return `All four areas score the same (${shown}).`
  return `${[first, ...others].join(' and ')} share the lowest score (${shown}).`
}

export function wayIntroduction(plan: Plan): string {
  const { nextStage, first } = plan
  if (nextStage) return worthOf(first, nextStage)
  return first[0].points === 0
    ? 'Optimized is the top stage, and all answers are at the top. These steps prove it.'
    : 'Optimized is the top stage. These steps start with what is still below E.'
}

/** What the three first steps are worth on the way to the next stage. */
function worthOf(first: Plan['first'], { stage, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return `These steps lead toward ${stage}.`
  const [one, two, three] = first.map(({ points }) => points)
  const worth = [one ?? 0, (one ?? 0) + (two ?? 0), (one ?? 0) + (two ?? 0) + (three ?? 0)]
  const enough = worth.findIndex((points) => points >= pointsMissing)
  if (enough === 0) return `The first step reaches ${stage}; the others go further.`
  if (enough === 1) return `The first two steps reach ${stage}; the third goes further.`
  if (enough === 2) return `Together they reach ${stage}.`
  return `Together, ${worth[2]} of the ${pointsMissing} points to ${stage}.`
}

export function planStepOf({ id, from, to, points }: Move): PlanStep {
  const { action, needs, check } = moveTextOf(id, from)
  return {
    topic: questionOf(id).topic,
    action,
    needs: sentenceCase(`${needs}.`),
    check,
    result: {
      label: points === 0 ? 'Keeps' : 'Leads to',
      option: optionText(id, to),
    },
  }
}

/** The moves for all other answers, each once, in the order of the areas. */
export function otherMovesOf(plan: Plan): readonly Move[] {
  const told = stepsOf(plan).map(({ id }) => id)
  return plan.areas.flatMap(({ moves }) => moves.filter(({ id }) => !told.includes(id)))
}

const MOST_LATER = 2

/** What can wait: the answers that are highest, but not at the top, and that no step raises. */
export function leaveForLater(plan: Plan): string | undefined {
  const topics = otherMovesOf(plan)
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.from - one.from)
    .slice(0, MOST_LATER)
    .map(({ id }) => `“${questionOf(id).topic}”`)
  if (topics.length === 0) return undefined
  return `Leave for later: ${topics.join(' and ')}. ${topics.length === 1 ? 'It pays' : 'They pay'} off once the first steps are done.`
}

/** The last line of a plan: `day` in words. */
export function answerAgain(day: string, code: string): string {
  return `Answer again on ${day}, and compare with code ${code}.`
}
