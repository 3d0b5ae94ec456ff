import { letterOf, QUESTION_IDS, sectionOf } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionLetter,
  OptionNumber,
  QuestionId,
} from '../../domain/assessment/assessment.ts'
import { stepsOf } from '../../domain/report/plan.ts'
import type { Report } from '../../domain/report/report.ts'
import { HIGH_TEXTS, LOW_TEXTS, PAIRS } from '../generated/tensions.ts'

/** What a high and a low answer say together: it rests on these two answers alone. */
export type Tension = { high: QuestionId; low: QuestionId; text: string }

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
    const isPraiseElsewhere = sectionOf(high) !== plan.start.section
    const isInStart = sectionOf(low) === plan.start.section
    const isStart = low === plan.start.answer.id
    return (
      1000 * Number(isPraiseElsewhere) +
      100 * Number(isInStart) +
      10 * (answers[high] - answers[low]) +
      Number(isStart)
    )
  }
}

/** The first that does not praise the area to start with. */
export function headlineOf(reader: Reader): Tension | undefined {
  return tensionsOf(reader).find(({ high }) => sectionOf(high) !== reader.plan.start.section)
}

function everyTension(answers: CompleteAnswers): Tension[] {
  return QUESTION_IDS.flatMap((high) =>
    PAIRS[high].flatMap((low) => {
      const [praise, clause] = [highTextOf(high, answers[high]), lowTextOf(low, answers[low])]
      if (!praise || !clause || answers[high] - answers[low] < LEAST_DISTANCE) return []
      return [{ high, low, text: `${praise}, but ${clause}.` }]
    }),
  )
}

function highTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  const texts: readonly { from: OptionNumber; text: string }[] = HIGH_TEXTS[id]
  return texts.filter(({ from }) => from <= option).at(-1)?.text
}

function lowTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  const clauses: { readonly [letter in OptionLetter]?: string } = LOW_TEXTS[id]
  return clauses[letterOf(option)]
}
