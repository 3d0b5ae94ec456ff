import type { Move, NextStage, Plan } from '../../domain/report/plan.ts'
import { dueDayOf } from './due-day.ts'
import type { QuestionId } from '../../domain/assessment/assessment.ts'
import { monthDate, weekdayDate } from '../dates.ts'
import * as COMPILED from '../generated/reasons.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'
import { whyItWaits } from './why-it-waits.ts'
import { MODEL } from '../../model/model.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'

/** One step of the plan in words. */
export type PlanStep = {
  move: Move
  /** “By December 18 (within 30 days)” */
  when: string
  /** “Friday, December 18” */
  due: string
  action: string
  needs?: string
  check?: string
  /** What to reach by the last day. */
  figure?: string
  /** The answer that this makes possible. */
  result: { label: 'Leads to' | 'Keeps'; option: string }
}

/** The three first steps. `today`: '2026-11-20'. */
export function planStepsOf({ first }: Plan, today: string): readonly PlanStep[] {
  return first.map((move, place) => {
    const { id, from, to, points } = move
    const { action, needs, check, figure } = moveTextOf(id, from)
    const days = MODEL.plan.days[place] ?? 0
    const day = dueDayOf(today, days)
    return {
      move,
      when: `By ${monthDate(day)} (within ${days} days)`,
      due: weekdayDate(day),
      action,
      ...(needs !== undefined && { needs: sentenceCase(`${needs}.`) }),
      ...(check !== undefined && { check }),
      ...(figure !== undefined &&
        place === first.length - 1 && { figure: sentenceCase(`${figure}.`) }),
      result: {
        label: points === 0 ? 'Keeps' : 'Leads to',
        option: optionText(id, to),
      },
    }
  })
}

/** “Needs: …”, one each, without what the folder leaves out. */
export function factsOf({ needs, check, figure }: PlanStep): string[] {
  return [
    needs && `Needs: ${needs}`,
    check && `Check: ${check}`,
    figure && `Figure to reach: ${figure}`,
  ].filter((fact) => fact !== undefined)
}

/** Where the answer to start with has a plainer reason than its section. */
const OWN_REASONS: { readonly [id in QuestionId]?: string } = COMPILED.WHY_THIS_ANSWER
const WHY_FIRST: Readonly<Record<string, string>> = COMPILED.WHY_FIRST

/** What waits for what. */
export function whyThisOrder({ start: { section, answer, waiting } }: Plan): string {
  const reason = waiting ? whyItWaits(waiting) : (OWN_REASONS[answer.id] ?? WHY_FIRST[section])
  const order = reason === undefined ? 'the lowest answers first' : `because ${reason}`
  return `In this order, ${order}. Finish these before you start anything else.`
}

export function worthOfPlan(plan: Plan): string {
  const { nextStage, first } = plan
  if (nextStage) return worthOf(first, nextStage)
  const top = MODEL.stages.at(-1)?.name
  return first[0].points === 0
    ? `${top} is the top stage, and all answers are at the top. These steps prove it.`
    : `${top} is the top stage. These steps start with what is still below ${letterOf(topOptionOf(MODEL))}.`
}

/** What the three first steps are worth on the way to the next stage. */
function worthOf(first: Plan['first'], { stage, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return `These three steps lead toward ${stage}.`
  const [one, two, three] = first.map(({ points }) => points)
  const worth = [one ?? 0, (one ?? 0) + (two ?? 0), (one ?? 0) + (two ?? 0) + (three ?? 0)]
  const enough = worth.findIndex((points) => points >= pointsMissing)
  if (enough === 0)
    return `Once routine, the first step is enough for ${stage}; the others go further.`
  if (enough === 1)
    return `Once routine, the first two steps are enough for ${stage}; the third goes further.`
  if (enough === 2) return `Once routine, the three steps are enough for ${stage}.`
  return `Once routine, these three steps are worth ${worth[2]} of the ${pointsMissing} points needed for ${stage}.`
}

const MOST_NAMED = 3

/** What leads on to the next stage after the first steps. */
export function afterThePlan({ later, nextStage }: Plan): string | undefined {
  const topics = [...new Set(later.map(({ id }) => questionOf(id).topic))]
  if (!nextStage || topics.length === 0) return undefined
  const named = topics.slice(0, MOST_NAMED)
  const more = topics.length > named.length ? '; and others' : ''
  return `After that, on the way to ${nextStage.stage}: ${named.join('; ')}${more}.`
}

/** The last line of a plan. `today`: '2026-11-20'. */
export function retakeText(today: string, code: string): string {
  return `Retake the assessment on ${weekdayDate(dueDayOf(today, MODEL.plan.days[2]))}, and compare it with report ${code}.`
}
