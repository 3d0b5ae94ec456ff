import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Report } from '../../domain/report/report.ts'
import { HIGH_TEXTS, LOW_TEXTS, PAIRS } from '../../generated/tensions.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'

/** What a high and a low answer say together. Without a high one, the low answer is said by itself. */
export type Tension = { high?: QuestionId; low: QuestionId; text: string }

type Reader = Pick<Report, 'answers' | 'plan'>

/** Two answers that lie closer than this say little together, unless the low one is next to the top. */
const MIN_DISTANCE = 2

/** What is wrong with the answer that the plan raises first. An answer at the top has no such text. */
export function headlineOf({ answers, plan }: Reader): Tension | undefined {
  const low = plan.start.answer.id
  const clause = lowTextOf(low, answerTo(answers, low))
  return clause === undefined
    ? undefined
    : (pairOf({ answers, plan }, low, clause) ?? { low, text: say.alone({ low: clause }) })
}

/** What is wrong with the other answers that the steps raise, as clauses without a period. */
export function laterClausesOf({ answers, plan }: Reader): readonly string[] {
  const ids = new Set(plan.first.map(({ id }) => id))
  ids.delete(plan.start.answer.id)
  return [...ids].flatMap((id) => lowTextOf(id, answerTo(answers, id)) ?? [])
}

/**
 * The low answer with a high one that it may go with and that the plan does not raise: one at the two top
 * options where there is one, else the nearest.
 */
function pairOf({ answers, plan }: Reader, low: QuestionId, clause: string): Tension | undefined {
  const option = answerTo(answers, low)
  const least = option === topOptionOf(MODEL) - 1 ? 1 : MIN_DISTANCE
  const [pair] = MODEL.questionIds
    .filter((high) => PAIRS[high]?.includes(low) && answerTo(answers, high) - option >= least)
    .filter((high) => !plan.first.some(({ id }) => id === high))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((high) => {
      const praise = highTextOf(high, answerTo(answers, high))
      return praise ? [{ high, low, text: say.headline({ high: praise, low: clause }) }] : []
    })
  return pair

  function rankOf(high: QuestionId): number {
    const isStrong = answerTo(answers, high) >= topOptionOf(MODEL) - 1
    return (PAIRS[high]?.indexOf(low) ?? 0) + (isStrong ? 0 : MODEL.questionIds.length)
  }
}

function highTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  return HIGH_TEXTS[id]?.filter(({ from }) => from <= option).at(-1)?.text
}

function lowTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  return LOW_TEXTS[id]?.[letterOf(option)]
}
