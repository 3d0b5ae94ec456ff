import { answerTo, letterOf } from '../../domain/assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
} from '../../domain/assessment/assessment.ts'
import type { Report } from '../../domain/report/report.ts'
import { HIGH_TEXTS, LOW_TEXTS, PAIRS } from '../../generated/tensions.ts'
import { MODEL } from '../../generated/model.ts'
import * as say from '../../generated/words/report.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { holds } from '../../domain/report/condition.ts'

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

/**
 * The low answer with a high one that the plan does not raise: one at the two top options, the higher first, then
 * one that the folder sets against it, then the nearer question; else a lower one that the folder names, or that is
 * alone above.
 */
function pairOf({ answers, plan }: Reader, low: QuestionId, clause: string): Tension | undefined {
  const option = answerTo(answers, low)
  const least = option === topOptionOf(MODEL) - 1 ? 1 : MIN_DISTANCE
  const above = MODEL.questionIds
    .filter((high) => answerTo(answers, high) - option >= least)
    .filter((high) => !plan.first.some(({ id }) => id === high))
  const [pair] = above
    .filter((high) => isStrong(high) || isNamed(high) || above.length === 1)
    .sort(byRank)
    .flatMap((high) => {
      const praise = highTextOf(high, answers)
      return praise ? [{ high, low, text: say.headline({ high: praise, low: clause }) }] : []
    })
  return pair

  function isStrong(high: QuestionId): boolean {
    return answerTo(answers, high) >= topOptionOf(MODEL) - 1
  }

  function isNamed(high: QuestionId): boolean {
    return PAIRS[high]?.includes(low) ?? false
  }

  function byRank(one: QuestionId, other: QuestionId): number {
    return (
      strengthOf(other) - strengthOf(one) ||
      placeOf(one) - placeOf(other) ||
      Math.abs(one - low) - Math.abs(other - low)
    )
  }

  function strengthOf(high: QuestionId): number {
    return isStrong(high) ? answerTo(answers, high) : 0
  }

  function placeOf(high: QuestionId): number {
    return isNamed(high) ? (PAIRS[high]?.indexOf(low) ?? 0) : MODEL.questionIds.length
  }
}

function highTextOf(id: QuestionId, answers: CompleteAnswers): string | undefined {
  return HIGH_TEXTS.find(({ basedOn, when }) => basedOn === id && holds(when, answers))?.text
}

function lowTextOf(id: QuestionId, option: OptionNumber): string | undefined {
  return LOW_TEXTS[id]?.[letterOf(option)]
}
