import { SECTIONS } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  QuestionId,
  SectionName,
} from '../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Move, Plan } from '../../domain/report/plan.ts'
import type { Start } from '../../domain/report/start.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'

/** One move of the plan in words. */
export type PlanStep = {
  id: QuestionId
  topic: string
  /** Where the answer stands: as given, or as an earlier move left it. */
  from: { label: string; option: string }
  action: string
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

/** Where the answer to start with has a plainer reason than its section. */
const WHY_THIS_ANSWER: { readonly [id in QuestionId]?: string } = {
  11: 'the choice of what comes next decides where the rest of the effort goes',
  12: 'content that is out of date misleads reps and customers',
}

/** The list opens with the first steps of the plan, and has room for others. */
export const PLAN_SETS_THE_ORDER =
  'Take these steps in this order. Any other line of “Where to Focus Next” comes after them.'

/** Above the steps of the other areas, which begin with thirty days of their own. */
export const OTHER_AREAS_BEGIN = 'In another area, the days count from when you take it up.'

/** Said after the name of the section to start with. */
export function whyStart({ section, answer, lowest, hasLowestAnswer, score }: Start): string {
  const others = lowest.filter((name) => name !== section)
  if (others.length === 0) return `It is the lowest area (${oneDecimal(score)}).`
  const reason = hasLowestAnswer
    ? 'it has the lowest answer of the areas that tie'
    : (WHY_THIS_ANSWER[answer.id] ?? WHY_FIRST[section])
  if (lowest.length < SECTIONS.length) {
    return `It shares the lowest score (${oneDecimal(score)}) with ${others.join(' and with ')}. It comes first because ${reason}.`
  }
  const own = hasLowestAnswer ? 'it holds the lowest answer' : reason
  return `All four areas score the same (${oneDecimal(score)}). This one comes first because ${own}.`
}

/** Of the area to start with, the steps above are told already. */
export function areaTitle(section: SectionName, start: Start): string {
  return section === start.section ? `More for ${section}` : section
}

const COUNTS_TWO = ' A step from the first option, A, leads to C and counts two.'

export function wayIntroduction(plan: Plan): string {
  const { nextStage, first } = plan
  if (nextStage) {
    const { stage, pointsMissing } = nextStage
    const levels =
      pointsMissing === 1
        ? `1 more answer level to reach ${stage}: one answer, one level up.`
        : `${pointsMissing} more answer levels to reach ${stage}. Each is one answer, one level up.`
    const isTwo = stepsOf(plan).some(({ points }) => points === 2)
    return `It takes ${levels}${isTwo ? COUNTS_TWO : ''}${enoughOf(first, pointsMissing)}`
  }
  return first[0].points === 0
    ? 'Optimized is the top stage, and all answers are at the top. These steps show whether that holds.'
    : 'Optimized is the top stage. These steps start with what is still below E.'
}

/** Said where the plan is longer than the way: it has three steps at least. */
function enoughOf([one, two]: Plan['first'], pointsMissing: number): string {
  if (one.points >= pointsMissing) return ' The first step is enough; the others go further.'
  return one.points + two.points >= pointsMissing
    ? ' The first two steps are enough; the third goes further.'
    : ''
}

/** `said` stands before an answer as it was given. */
export function planStepOf(move: Move, answers: CompleteAnswers, said: string): PlanStep {
  const { id, from, to, points } = move
  const { action, check } = moveTextOf(id, from)
  return {
    id,
    topic: questionOf(id).topic,
    from: {
      label: answers[id] === from ? said : 'By then',
      option: optionText(id, from),
    },
    action,
    check,
    result: {
      label: points === 0 ? 'Keeps' : 'Leads to',
      option: optionText(id, to),
    },
  }
}

/** The areas with the steps that the plan has not told above them, and what to say of the others. */
export function openAreasOf(plan: Plan): {
  areas: Plan['areas']
  told: string | undefined
} {
  const above = stepsOf(plan)
  const isTold = ({ id, from }: Move) => above.some((move) => move.id === id && move.from === from)
  const topics = plan.areas
    .flatMap(({ moves }) => moves.filter(isTold))
    .map(({ id }) => `“${questionOf(id).topic}”`)
  return {
    areas: plan.areas
      .map(({ section, moves }) => ({ section, moves: moves.filter((move) => !isTold(move)) }))
      .filter(({ moves }) => moves.length > 0),
    told: topics.length > 0 ? standAbove(topics) : undefined,
  }
}

function standAbove(topics: readonly string[]): string {
  const last = topics.at(-1)
  if (topics.length === 1) return `The step for ${last} stands above.`
  return `The steps for ${topics.slice(0, -1).join(', ')} and ${last} stand above.`
}
