import type { Move, NextStage, Plan } from '../../domain/report/plan.ts'
import { areLevel } from '../../domain/report/report.ts'
import type { Report } from '../../domain/report/report.ts'
import { oneDecimal } from '../../domain/assessment/scoring.ts'
import { numberWord } from '../../domain/number-word.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { dueDayOf } from './due-day.ts'
import { monthDate, weekdayDate } from '../dates.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { optionText, questionOf } from '../questions/questions.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'
import { MODEL } from '../../generated/model.ts'

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
  /** The answer that becomes true once this is done again and again. */
  result: { label: 'Toward' | 'Keeps'; option: string }
}

/** The three first steps. `today`: '2026-11-20'. */
export function planStepsOf({ first }: Plan, today: string): readonly PlanStep[] {
  return first.map((move, index) => {
    const { id, from, to, points } = move
    const { action, needs, check, figure } = moveTextOf(id, from)
    const days = MODEL.plan.days[index] ?? 0
    const day = dueDayOf(today, days)
    return {
      move,
      when: `By ${monthDate(day)} (within ${days} days)`,
      due: weekdayDate(day),
      action,
      ...(needs !== undefined && { needs: sentenceCase(`${needs}.`) }),
      ...(check !== undefined && { check }),
      ...(figure !== undefined &&
        index === first.length - 1 && { figure: sentenceCase(`${figure}.`) }),
      result: {
        label: points === 0 ? 'Keeps' : 'Toward',
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

/** Why the plan starts where it does. */
export function whyThisOrder({
  sections,
  plan: { start },
}: Pick<Report, 'sections' | 'plan'>): string {
  const { id, option } = start.answer
  const where = start.reason ? whyElsewhere(start) : !areLevel(MODEL, sections) && lowestText(start)
  const parts = [where, moveTextOf(id, option).because].filter(Boolean)
  return `Step 1 comes first because ${parts.join(', and ') || 'no answer is lower'}.`
}

function whyElsewhere({ waiting, answer: { id } }: Plan['start']): string {
  return waiting
    ? `${waiting} depends on it`
    : `question ${id} (${questionOf(id).topic}) is among the lowest answers`
}

function lowestText({ section, lowest, score }: Plan['start']): string {
  const others = lowest.filter((name) => name !== section)
  const names = listed([section, ...others])
  return others.length === 0
    ? `${names} has the lowest average (${oneDecimal(score)})`
    : `${names} share the lowest average (${oneDecimal(score)})`
}

/** “A, B and C” */
function listed(names: readonly string[]): string {
  const others = names.slice(0, -1).join(', ')
  return [others, names.at(-1)].filter(Boolean).join(' and ')
}

export function worthOfPlan({ answers, plan }: Pick<Report, 'answers' | 'plan'>): string {
  const { nextStage, first } = plan
  if (nextStage) return worthOf(first, nextStage)
  const top = topOptionOf(MODEL)
  const below = Object.values(answers).filter((option) => option < top).length
  const raised = new Set(first.filter(({ points }) => points > 0).map(({ id }) => id)).size
  const all = numberWord(MODEL.questionIds.length)
  if (below === 0)
    return `All ${all} answers are at ${letterOf(top)}. These steps put records behind it.`
  const others = below === 1 ? 'the other one' : `the other ${numberWord(below)}`
  const part = raised === below ? others : `${numberWord(raised)} of ${others}`
  const atTop = MODEL.questionIds.length - below
  return `${sentenceCase(numberWord(atTop))} of the ${all} answers ${atTop === 1 ? 'is' : 'are'} at ${letterOf(top)}; the steps raise ${part}.`
}

/** What the three first steps are worth on the way to the next stage. */
function worthOf(first: Plan['first'], { stage, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return `These three steps lead toward ${stage}.`
  const [one, two, three] = first.map(({ points }) => points)
  const worth = [one ?? 0, (one ?? 0) + (two ?? 0), (one ?? 0) + (two ?? 0) + (three ?? 0)]
  const enough = worth.findIndex((points) => points >= pointsMissing)
  if (enough === 0)
    return `Once step 1 is routine, that is enough for ${stage}; steps 2 and 3 go further.`
  if (enough === 1)
    return `Once steps 1 and 2 are routine, that is enough for ${stage}; step 3 goes further.`
  if (enough === 2) return `Once the three steps are routine, that is enough for ${stage}.`
  return `Once the three steps are routine, they are worth ${worth[2]} of the ${pointsMissing} points needed for ${stage}${twoAtOnce(first)}.`
}

/** Why three steps can be worth more than three points. */
function twoAtOnce(first: Plan['first']): string {
  const step = first.find(({ points }) => points > 1)
  return step
    ? ` (from ${letterOf(step.from)} to ${letterOf(step.to)} is ${step.points} points)`
    : ''
}

/** Days after the last step: by then, what was done once can be routine. */
const UNTIL_RETAKE = 90

/** '2027-05-25': when the assessment is worth answering again. `today`: '2026-11-20'. */
export function retakeDayOf(today: string): string {
  return dueDayOf(today, MODEL.plan.days[2] + UNTIL_RETAKE)
}

/** The last line of a plan. `today`: '2026-11-20'. */
export function retakeText(today: string, code: string): string {
  return `Give the steps a quarter to become routine: on ${weekdayDate(retakeDayOf(today))}, retake the assessment, and compare it with report ${code}.`
}
