import { answerTo, letterOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import type { Tensions } from '../assessment/texts.ts'
import { sortedBy } from '../sorted-by.ts'
import { holds } from './condition.ts'
import type { Report } from './report.ts'

/** A low answer, perhaps with a high one: what each of them says. */
export type Tension = {
  low: { id: QuestionId; clause: string }
  high?: { id: QuestionId; clause: string }
}

type Reader = Pick<Report, 'answers' | 'plan'>

/** Two answers that lie closer than this say little together, unless the low one is next to the top. */
const MIN_DISTANCE = 2

/** What is wrong with the answer that the plan raises first. An answer at the top has no such text. */
export function tensionOf(model: Model, texts: Tensions, reader: Reader): Tension | undefined {
  const id = reader.plan.start.answer.id
  const clause = texts.low[id]?.[letterOf(answerTo(reader.answers, id))]
  if (clause === undefined) return undefined
  const high = highOf(model, texts, reader, id)
  return { low: { id, clause }, ...(high && { high }) }
}

/**
 * A high answer that the plan does not raise: one at the two top options, the higher first, then one that the folder
 * sets against the low one, then the nearer question; else a lower one that the folder names, or that is alone above.
 */
function highOf(
  model: Model,
  texts: Tensions,
  { answers, plan }: Reader,
  low: QuestionId,
): Tension['high'] {
  const option: OptionNumber = answerTo(answers, low)
  const least = option === topOptionOf(model) - 1 ? 1 : MIN_DISTANCE
  const above = model.questionIds
    .filter((high) => answerTo(answers, high) - option >= least)
    .filter((high) => !plan.first.some(({ id }) => id === high))
  const possible = above.filter((high) => isStrong(high) || isNamed(high) || above.length === 1)
  return sortedBy(possible, (high) => [
    -strengthOf(high),
    placeOf(high),
    Math.abs(high - low),
  ]).flatMap((id) => {
    const clause = clauseOf(id, answers, texts)
    return clause === undefined ? [] : [{ id, clause }]
  })[0]

  function isStrong(high: QuestionId): boolean {
    return answerTo(answers, high) >= topOptionOf(model) - 1
  }

  function isNamed(high: QuestionId): boolean {
    return texts.pairs[high]?.includes(low) ?? false
  }

  function strengthOf(high: QuestionId): number {
    return isStrong(high) ? answerTo(answers, high) : 0
  }

  function placeOf(high: QuestionId): number {
    return isNamed(high) ? (texts.pairs[high]?.indexOf(low) ?? 0) : model.questionIds.length
  }
}

function clauseOf(
  id: QuestionId,
  answers: CompleteAnswers,
  { high }: Tensions,
): string | undefined {
  return high.find(({ basedOn, when }) => basedOn === id && holds(when, answers))?.text
}
