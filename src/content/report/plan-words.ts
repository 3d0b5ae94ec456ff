import { SECTIONS } from '../../domain/assessment/assessment.ts'
import type { QuestionId, SectionName } from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Move, NextStage, Plan } from '../../domain/report/plan.ts'
import type { Start } from '../../domain/report/start.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { sentenceCase } from '../sentence-case.ts'

/** One move of the plan in words. */
export type PlanStep = {
  topic: string
  action: string
  needs: string
  check: string
  /** The answer that this makes possible. */
  result: { label: 'Leads to' | 'Keeps'; option: string }
}

/** Why each section comes before those of the same score that follow it in START_ORDER. */
const WHY_FIRST: Readonly<Record<SectionName, string>> = {
  'Strategic Alignment': 'planning and the message set the direction for the other work',
  'Coaching & Reinforcement': 'coaching turns plans and content into what reps do',
  'Measurement & Optimization': 'results can show which content to change',
  'Content & Training Delivery': 'reps work with it each day',
}

/** Why the first step is in another area than the lowest. */
const WHY_AHEAD: Readonly<Record<NonNullable<Start['ahead']>, string>> = {
  'content waits': 'But content is sorted by priorities and by one message, so these come first.',
  'lower elsewhere': 'But an answer at A or B comes before any at C or above.',
}

/** Where the answer to start with has a plainer reason than its section. */
const WHY_THIS_ANSWER: { readonly [id in QuestionId]?: string } = {
  11: 'the choice of what comes next decides where the rest of the effort goes',
  12: 'content that is out of date misleads reps and customers',
}

/** The list opens with the first steps of the plan, and has room for others. */
export const PLAN_SETS_THE_ORDER = 'In this order. Everything else can wait.'

/** Said after the name of the section to start with. */
export function whyStart(start: Start): string {
  const { section, answer, weakest, lowest, hasLowestAnswer, ahead, score } = start
  if (ahead) return `${namesLowest(start)} ${WHY_AHEAD[ahead]}`
  const others = lowest.filter((name) => name !== section)
  if (others.length === 0) return `It is the lowest area (${oneDecimal(score)}).`
  const reason = hasLowestAnswer
    ? 'it has the lowest answer of the areas that tie'
    : (WHY_THIS_ANSWER[answer.id] ?? WHY_FIRST[weakest.section])
  if (lowest.length < SECTIONS.length) {
    return `It shares the lowest score (${oneDecimal(score)}) with ${others.join(' and with ')}. It comes first because ${reason}.`
  }
  const own = hasLowestAnswer ? 'it holds the lowest answer' : reason
  return `All four areas score the same (${oneDecimal(score)}). This one comes first because ${own}.`
}

function namesLowest({ weakest, lowest, score }: Start): string {
  const [first, ...others] = lowest
  const shown = oneDecimal(score)
  if (others.length === 0) return `${weakest.section} is the lowest area (${shown}).`
  if (lowest.length === SECTIONS.length) return `All four areas score the same (${shown}).`
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
