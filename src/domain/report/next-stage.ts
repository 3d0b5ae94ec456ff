import {
  OPTION_NUMBERS,
  QUESTION_COUNT,
  QUESTION_IDS,
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
import { STAGES, stageOfTotal } from '../assessment/stage.ts'
import type { StageName } from '../assessment/stage.ts'
import { START_ORDER, startWithOf } from './start-with.ts'

/** One answer raised to its next option: worth exactly one point of the total. */
export type NextStep = { id: QuestionId; from: OptionNumber; to: OptionNumber }

export type NextStage = {
  stage: StageName
  /** Points of the total, 1 or more: also the least number of steps. */
  missing: number
  /** One shortest way, in the order to take it: the lowest answer first. */
  steps: readonly NextStep[]
  /** How many different shortest ways there are: a way is how often each answer is raised. */
  choices: number
  /** The answers that can still be raised. */
  open: readonly QuestionId[]
}

const TOP_TOTAL = QUESTION_COUNT * TOP_OPTION

/** The way to the nearest stage above; `undefined` at the top. It never ends in a gap. */
export function nextStageOf(answers: CompleteAnswers, scores: Scores): NextStage | undefined {
  const { total } = scores
  const target = nextTotalOf(total)
  if (target === undefined) return undefined
  const missing = target - total
  return {
    stage: stageOfTotal(target),
    missing,
    steps: stepsOf(answers, missing, startWithOf(scores)),
    choices: choicesOf(answers, missing),
    open: QUESTION_IDS.filter((id) => answers[id] < TOP_OPTION),
  }
}

function nextTotalOf(total: number): number | undefined {
  const rank = rankOf(total)
  for (let higher = total + 1; higher <= TOP_TOTAL; higher += 1) {
    if (rankOf(higher) > rank) return higher
  }
  return undefined
}

/** A total in a gap is Ad Hoc, the lowest: it is above no stage, and any range above it counts. */
function rankOf(total: number): number {
  const stage = stageOfTotal(total)
  return STAGES.findIndex(({ name }) => name === stage)
}

function stepsOf(answers: CompleteAnswers, count: number, startWith: SectionName): NextStep[] {
  const ids = questionsByPriority(startWith)
  const raised: { [id in QuestionId]: OptionNumber } = { ...answers }
  return Array.from({ length: count }, () => {
    const id = ids.reduce((lowest, other) => (raised[other] < raised[lowest] ? other : lowest))
    const from = raised[id]
    const to = OPTION_NUMBERS.find((option) => option === from + 1)
    if (!to) throw new Error('No answer is left to raise')
    raised[id] = to
    return { id, from, to }
  })
}

/** Equal answers: the section to start with, then START_ORDER, then question order. */
function questionsByPriority(startWith: SectionName): QuestionId[] {
  const priorities = [startWith, ...START_ORDER.filter((name) => name !== startWith)]
  return QUESTION_IDS.toSorted(
    (one, other) => priorities.indexOf(sectionOf(one)) - priorities.indexOf(sectionOf(other)),
  )
}

/** The coefficient of x^steps in the product, over all answers, of 1 + x + ... + x^(5 - answer). */
function choicesOf(answers: CompleteAnswers, steps: number): number {
  const ways = QUESTION_IDS.reduce<readonly number[]>(
    (counts, id) =>
      counts.map((_, sum) =>
        counts
          .slice(Math.max(0, sum - (TOP_OPTION - answers[id])), sum + 1)
          .reduce((a, b) => a + b),
      ),
    [1, ...Array<number>(steps).fill(0)],
  )
  return ways[steps] ?? 0
}
