import { answerTo, letterOf, sectionOf } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
} from '../../domain/assessment/assessment.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import * as COMPILED from '../generated/tensions.ts'
import { MODEL } from '../../model/model.ts'

/** What a high and a low answer say together: it rests on these two answers alone. */
export type Tension = { high: QuestionId; low: QuestionId; text: string }

const HIGH_TEXTS: Readonly<Record<QuestionId, readonly { from: OptionNumber; text: string }[]>> =
  COMPILED.HIGH_TEXTS
/** By letter. */
const LOW_TEXTS: Readonly<Record<QuestionId, Readonly<Record<string, string>>>> = COMPILED.LOW_TEXTS
/** For a high answer, the low ones that it may go with, the nearest first. */
const PAIRS: Readonly<Record<QuestionId, readonly QuestionId[]>> = COMPILED.PAIRS

type Reader = Pick<Report, 'answers' | 'plan'>

const MOST_TENSIONS = 2

/** Two answers that lie closer than this say little together. */
const LEAST_DISTANCE = 2

/**
 * At most two, without an answer in common. Each calls an answer low that the plan raises. Those come first
 * that praise another area than the one to start with; among them, those that call that area low; then those
 * whose answers lie furthest apart; then those that call the answer to start with low.
 */
export function tensionsOf({ answers, plan }: Reader): readonly Tension[] {
  const raised = stepsOf(plan).map(({ id }) => id)
  const told: Tension[] = []
  for (const tension of everyTension(answers)
    .filter(({ low }) => raised.includes(low))
    .sort(byWeight)) {
    const ids = told.flatMap(({ high, low }) => [high, low])
    const isNew = !ids.includes(tension.high) && !ids.includes(tension.low)
    if (isNew && told.length < MOST_TENSIONS) told.push(tension)
  }
  return told

  /** Negative when `one` comes first. */
  function byWeight(one: Tension, other: Tension): number {
    return weightOf(other) - weightOf(one)
  }

  function weightOf({ high, low }: Tension): number {
    const isPraiseElsewhere = sectionOf(MODEL, high) !== plan.start.section
    const isInStart = sectionOf(MODEL, low) === plan.start.section
    const isStart = low === plan.start.answer.id
    return (
      1000 * Number(isPraiseElsewhere) +
      100 * Number(isInStart) +
      10 * distanceOf(answers, high, low) +
      Number(isStart)
    )
  }
}

/** The first that does not praise the area to start with. */
export function headlineOf(reader: Reader): Tension | undefined {
  return tensionsOf(reader).find(({ high }) => sectionOf(MODEL, high) !== reader.plan.start.section)
}

function everyTension(answers: CompleteAnswers): Tension[] {
  return MODEL.questionIds.flatMap((high) =>
    (PAIRS[high] ?? []).flatMap((low) => {
      const praise = highTextOf(high, answerTo(answers, high))
      const clause = lowTextOf(low, answerTo(answers, low))
      if (!praise || !clause || distanceOf(answers, high, low) < LEAST_DISTANCE) return []
      return [{ high, low, text: `${praise}, but ${clause}.` }]
    }),
  )
}

function highTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  return HIGH_TEXTS[id]?.filter(({ from }) => from <= option).at(-1)?.text
}

function lowTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  return LOW_TEXTS[id]?.[letterOf(option)]
}

function distanceOf(answers: CompleteAnswers, high: QuestionId, low: QuestionId): number {
  return answerTo(answers, high) - answerTo(answers, low)
}
