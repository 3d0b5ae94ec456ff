import { answerTo, sectionOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import type { Model } from '../assessment/model.ts'
import type { Scores } from '../assessment/scoring.ts'
import type { Line } from '../assessment/texts.ts'
import { sortedBy } from '../sorted-by.ts'
import { holds } from './condition.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { startRankOf } from './start.ts'

export type PickedLine = { text: string; answer: ChosenAnswer }

export type Picking = {
  /** The order of answers. */
  order: 'highest' | 'lowest'
  /** Questions whose lines come first, in this order, if they have any. */
  first?: readonly QuestionId[]
}

/** How many lines a list has at most. */
export const LIST_LENGTH = 4

type Reader = { answers: CompleteAnswers; scores: Scores }

/**
 * The first line that holds of each question, most relevant first, at most LIST_LENGTH. Among equal answers, the
 * area with fewer lines so far comes first; what is equal in everything keeps the order in which it was given.
 */
export function pickLines(
  model: Model,
  lines: readonly Line[],
  { answers, scores }: Reader,
  { order, first = [] }: Picking,
): PickedLine[] {
  const sign = order === 'highest' ? -1 : 1
  const open = lines
    .filter(({ when }) => holds(when, answers))
    .filter(
      (line, index, all) => all.findIndex(({ basedOn }) => basedOn === line.basedOn) === index,
    )
  const picked: Line[] = []
  while (picked.length < LIST_LENGTH) {
    const [best] = sortedBy(open, ranksOf)
    if (!best) break
    open.splice(open.indexOf(best), 1)
    picked.push(best)
  }
  return picked.map(({ text, basedOn: id }) => ({
    text,
    answer: { id, option: answerTo(answers, id) },
  }))

  function ranksOf({ basedOn }: Line): readonly number[] {
    const section = sectionOf(model, basedOn)
    const score = scores.sections.find(({ name }) => name === section)?.score ?? 0
    return [
      first.includes(basedOn) ? first.indexOf(basedOn) : first.length,
      sign * answerTo(answers, basedOn),
      picked.filter((line) => sectionOf(model, line.basedOn) === section).length,
      sign * score,
      startRankOf(model, section),
    ]
  }
}
