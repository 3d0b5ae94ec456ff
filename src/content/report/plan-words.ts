import type { Move, NextStage, Plan } from '../../domain/report/plan.ts'
import type { ChosenAnswer } from '../../domain/report/chosen-answer.ts'
import { areLevel, isNextTo } from '../../domain/report/level.ts'
import type { PlannedReport, Report } from '../../domain/report/report.ts'
import { scoreText } from '../numbers.ts'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { dueDayOf } from './due-day.ts'
import { monthDate, weekdayDate } from '../dates.ts'
import { assertDefined } from '../../domain/assert-defined.ts'
import { moveTextOf, stepTextsOf } from '../moves/move-text.ts'
import { textsOf } from '../questions/question-texts.ts'
import { optionSentence, questionOf } from '../questions/questions.ts'
import { quotedOption } from '../questions/quoted-option.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/steps.ts'
import { labeled, listed, spaced } from '../joined.ts'

/** One step of the plan in words. */
export type PlanStep = {
  move: Move
  /** “By December 18”; “Within 30 days” where nobody knows from which day they count. */
  when: string
  /** '2026-12-18' */
  day?: string
  action: string
  /** The action, in few words where the folder has them. */
  short: string
  /** What the reader’s answer can cost; none for an answer that is not given yet. */
  why?: string
  needs?: string
  /** How it shows; of the first step, with what to reach. */
  check?: string
  /** The answer that becomes true once this is done again and again, unless the action names it. */
  result?: { label: string; option: string; sentence: string | undefined }
  /** Of the first step: a number from the reader’s own house. */
  toBring?: string
}

export type DatedStep = PlanStep & { day: string }

/** The first steps. `run`: the day on which the run was finished, as '2026-11-20'. */
export function planStepsOf(report: PlannedReport, run: string): readonly DatedStep[]
export function planStepsOf(report: PlannedReport, run?: string): readonly PlanStep[]
export function planStepsOf({ plan, answers }: PlannedReport, run?: string): readonly PlanStep[] {
  const texts = stepTextsOf({ plan, answers })
  return plan.first.map((move, index) => {
    const { id, from } = move
    const { action, short, needs, check, figure } = assertDefined(texts[index], `step ${index + 1}`)
    // What it costs now, whatever the steps before it change.
    const { symptom } = moveTextOf({ id, option: from }, answers)
    const target = index === 0 && figure !== undefined && say.target({ figure })
    const shown = spaced(check, target)
    return {
      move,
      ...dueAfter(MODEL.plan.days[index] ?? 0, run),
      action,
      short: short ?? action,
      ...(symptom !== undefined && from === answers[id] && { why: symptom }),
      ...(needs !== undefined && { needs: say.need({ needs }) }),
      ...(shown !== '' && { check: shown }),
      ...resultOf(move, action),
      ...(index === 0 && toBringFor(move)),
    }
  })
}

function dueAfter(days: number, run: string | undefined): Pick<PlanStep, 'day' | 'when'> {
  if (run === undefined) return { when: say.within({ count: days }) }
  const day = dueDayOf(run, days)
  return { day, when: say.when({ day: monthDate(day) }) }
}

function resultOf({ id, to, points }: Move, action: string): Pick<PlanStep, 'result'> {
  const [option, sentence] = [quotedOption(id, to), optionSentence(id, to)]
  if (action.includes(option) && sentence === undefined) return {}
  return { result: { label: points === 0 ? say.keeps : say.toward, option, sentence } }
}

/** None for an answer at the top. */
function toBringFor({ id, points }: Move): Pick<PlanStep, 'toBring'> {
  const { number } = textsOf(id)
  return number === undefined || points === 0 ? {} : { toBring: number }
}

/** “Needs: …”, one each, without what the folder leaves out. */
export function factsOf({ needs, check }: Pick<PlanStep, 'needs' | 'check'>): string[] {
  return [needs && labeled(say.needs, needs), check && labeled(say.check, check)].filter(
    (fact) => fact !== undefined,
  )
}

/** Why step 1 comes first: by its reason, or else by its place among the answers. */
export function whyThisOrder({ sections, answers, plan: { start } }: Report): string {
  const { because } = moveTextOf(start.answer, answers)
  const isLevel = !start.reason && areLevel(MODEL, sections)
  const why = isLevel ? say.whyLevel : say.why
  const reasons = reasonOf(start, because)
  if (reasons !== undefined) return why({ reasons })
  if (!start.reason && !isLevel) return why({ reasons: lowestText(start, sections) })
  const isTop = start.answer.option === topOptionOf(MODEL)
  return why({ reasons: isTop ? say.noneLower : lowAnswer(start.answer, answers) })
}

/** What is low and waits for step 1, what the folder says, or what else waits. */
function reasonOf(
  { waiting, lowest, score }: Plan['start'],
  because: string | undefined,
): string | undefined {
  if (waiting === undefined) return because
  if (typeof waiting === 'number') return say.depends({ waiting: questionOf(waiting).topic })
  if (!lowest.includes(waiting)) return because ?? say.depends({ waiting })
  return lowest.length === 1
    ? say.lowestDepends({ waiting, score: scoreText(score) })
    : say.depends({ waiting })
}

function lowAnswer({ id, option }: ChosenAnswer, answers: CompleteAnswers): string {
  const isAlone = Object.values(answers).filter((other) => other <= option).length === 1
  const question = { question: id, topic: questionOf(id).topic }
  return isAlone ? say.lowestAnswer(question) : say.amongLowest(question)
}

function lowestText(
  { section, lowest, score: average }: Plan['start'],
  sections: Report['sections'],
): string {
  const low = sections.find(({ name }) => name === section)
  if (low && sections.some((other) => isNextTo(MODEL, other, low))) {
    return lowest.length > 1 ? say.inLowestSeveral : say.inLowest
  }
  const others = lowest.filter((name) => name !== section)
  const score = scoreText(average)
  return others.length === 0
    ? say.lowest({ section, score })
    : say.lowestSeveral({ names: listed([section, ...others]), score })
}

export function worthOfPlan({ answers, plan }: PlannedReport): string {
  const { nextStage, first } = plan
  if (nextStage) return worthOf(first, nextStage)
  const below = Object.values(answers).filter((option) => option < topOptionOf(MODEL)).length
  const raised = new Set(first.filter(({ points }) => points > 0).map(({ id }) => id)).size
  const high = MODEL.questionIds.length - below
  if (below === 0) return say.allTop
  if (below === 1) return say.raiseOne
  return raised === below ? say.raiseRest({ high }) : say.raiseSome({ high, raised, below })
}

/** What the first steps are worth on the way to the next stage. */
function worthOf(first: Plan['first'], { stage, pointsMissing }: NextStage): string {
  if (pointsMissing === undefined) return say.towardStage({ stage })
  const worth = first.map((_, index) => pointsOf(first.slice(0, index + 1)))
  const enough = 1 + worth.findIndex((points) => points >= pointsMissing)
  if (enough === 0) return say.part({ worth: pointsOf(first), missing: pointsMissing, stage })
  if (enough === first.length) return say.enoughAll({ stage })
  return enough === 2 ? say.enoughTwo({ stage }) : say.enoughOne({ stage })
}

function pointsOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { points }) => sum + points, 0)
}

/** Days after the last step: by then, what was done once can be routine. */
const UNTIL_RETAKE = 90

const LAST_DAY = MODEL.plan.days.at(-1) ?? 0

/** The day on which the last step is due. `run`: as above. */
export function endOfPlan(run: string): string {
  return dueDayOf(run, LAST_DAY)
}

/** '2027-05-25': when the assessment is worth answering again. */
export function retakeDayOf(run: string): string {
  return dueDayOf(run, LAST_DAY + UNTIL_RETAKE)
}

/** The last line of a plan. */
export function retakeText(run: string | undefined): string {
  return run === undefined
    ? say.retakeAfter({ count: LAST_DAY + UNTIL_RETAKE })
    : say.retake({ day: weekdayDate(retakeDayOf(run)) })
}
