import { answerTo, letterOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, OptionNumber, QuestionId } from '../assessment/assessment.ts'
import { topOptionOf } from '../assessment/model.ts'
import type { Model } from '../assessment/model.ts'
import type { Tensions } from '../assessment/texts.ts'
import { sortedBy } from '../sorted-by.ts'
import { holds } from './condition.ts'
import type { PlannedReport } from './report.ts'

/** A low answer, perhaps with a high one: what each of them says. */
export type Tension = {
  low: { id: QuestionId; clause: string }
  high?: { id: QuestionId; clause: string }
}

/** Two answers that lie closer than this say little together, unless the low one is next to the top. */
const MIN_DISTANCE = 2

/** What is wrong with the answer that the plan raises first. An answer at the top has no such text. */
export function tensionOf(
  model: Model,
  texts: Tensions,
  reader: PlannedReport,
): Tension | undefined {
  const id = reader.plan.start.answer.id
  const clause = texts.low[id]?.[letterOf(answerTo(reader.answers, id))]
  if (clause === undefined) return undefined
  const high = highOf(model, texts, reader, id)
  return { low: { id, clause }, ...(high && { high }) }
}

/**
 * A high answer that the plan does not raise: first one that the folder sets against the low one, the nearer in its
 * list first, then the higher. One without a list goes with every low answer, if it is at the two top options.
 */
function highOf(
  model: Model,
  texts: Tensions,
  { answers, plan }: PlannedReport,
  low: QuestionId,
): Tension['high'] {
  const option: OptionNumber = answerTo(answers, low)
  const least = option === topOptionOf(model) - 1 ? 1 : MIN_DISTANCE
  const possible = model.questionIds
    .filter((high) => answerTo(answers, high) - option >= least)
    .filter((high) => !plan.first.some(({ id }) => id === high))
    .filter((high) => isNamed(high) || (pairsOf(high).length === 0 && isStrong(high)))
  return sortedBy(possible, (high) => [
    placeOf(high),
    -answerTo(answers, high),
    Math.abs(high - low),
  ]).flatMap((id) => {
    const clause = clauseOf(id, answers, texts)
    return clause === undefined ? [] : [{ id, clause }]
  })[0]

  function pairsOf(high: QuestionId): readonly QuestionId[] {
    return texts.pairs[high] ?? []
  }

  function isStrong(high: QuestionId): boolean {
    return answerTo(answers, high) >= topOptionOf(model) - 1
  }

  function isNamed(high: QuestionId): boolean {
    return pairsOf(high).includes(low)
  }

  function placeOf(high: QuestionId): number {
    return isNamed(high) ? pairsOf(high).indexOf(low) : model.questionIds.length
  }
}

function clauseOf(
  id: QuestionId,
  answers: CompleteAnswers,
  { high }: Tensions,
): string | undefined {
  return high.find(({ basedOn, when }) => basedOn === id && holds(when, answers))?.text
}
