import { sectionOf } from '../assessment/assessment.ts'
import type { CompleteAnswers, QuestionId } from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { holds } from './condition.ts'
import type { Condition } from './condition.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { START_ORDER } from './start.ts'

/** A sentence of the report that is shown only where `when` holds. */
export type Line = {
  readonly text: string
  /** The question whose answer the sentence speaks of. */
  readonly restsOn: QuestionId
  readonly when: readonly Condition[]
}

export type PickedLine = { text: string; answer: ChosenAnswer }

export type Picking = {
  /** Whose answers come first. */
  order: 'highest' | 'lowest'
  /** The question that the first line rests on, if a line of it holds. */
  first?: QuestionId
}

const LIST_LENGTH = 4

type Reader = { answers: CompleteAnswers; scores: Scores }

/**
 * The lines that hold, most relevant first, at most LIST_LENGTH. No answer is quoted twice while
 * another one has a line. Among equal answers, the area with fewer lines so far comes first; what
 * is equal in everything keeps the order in which it was given.
 */
export function pickLines(
  lines: readonly Line[],
  { answers, scores }: Reader,
  { order, first }: Picking,
): PickedLine[] {
  const open = lines.filter(({ when }) => holds(when, answers, scores))
  const picked: Line[] = []
  while (picked.length < LIST_LENGTH && open.length > 0) {
    const ranks = new Map(open.map((line) => [line, rankOf(line)]))
    const best = open.reduce((one, other) => (isBefore(ranks, other, one) ? other : one))
    open.splice(open.indexOf(best), 1)
    picked.push(best)
  }
  return picked.map(({ text, restsOn }) => ({
    text,
    answer: { id: restsOn, option: answers[restsOn] },
  }))

  /** What counts first stands first; the lower number wins. */
  function rankOf({ restsOn }: Line): readonly number[] {
    const section = sectionOf(restsOn)
    const sum = scores.sections.find(({ name }) => name === section)?.total ?? 0
    const sign = order === 'highest' ? -1 : 1
    return [
      picked.length === 0 && restsOn === first ? 0 : 1,
      picked.filter((line) => line.restsOn === restsOn).length,
      sign * answers[restsOn],
      picked.filter((line) => sectionOf(line.restsOn) === section).length,
      sign * sum,
      START_ORDER.indexOf(section),
    ]
  }
}

function isBefore(ranks: ReadonlyMap<Line, readonly number[]>, one: Line, other: Line): boolean {
  const [left = [], right = []] = [ranks.get(one), ranks.get(other)]
  const place = left.findIndex((rank, index) => rank !== right[index])
  return (left[place] ?? 0) < (right[place] ?? 0)
}
