import { sectionOf } from '../assessment/assessment.ts'
import type {
  CompleteAnswers,
  OptionNumber,
  QuestionId,
  SectionName,
} from '../assessment/assessment.ts'
import type { Scores } from '../assessment/scoring.ts'
import { holds } from './condition.ts'
import type { Condition } from './condition.ts'
import type { ChosenAnswer } from './chosen-answer.ts'
import { START_ORDER } from './start.ts'

/** A sentence of the report that is shown only where `when` holds. */
export type Line = {
  readonly text: string
  /** The question whose answer the sentence is about. */
  readonly restsOn: QuestionId
  readonly when: readonly Condition[]
}

export type PickedLine = { text: string; answer: ChosenAnswer }

export type Picking = {
  /** Whose answers come first. */
  order: 'highest' | 'lowest'
  /** The questions that the first lines rest on, in this order, where a line of them holds. */
  first?: readonly QuestionId[]
  /** Among equal answers, these come last: another list has a line of them. */
  spare?: readonly QuestionId[]
}

const LIST_LENGTH = 4

type Reader = { answers: CompleteAnswers; scores: Scores }

type Candidate = {
  text: string
  id: QuestionId
  option: OptionNumber
  section: SectionName
  /** The sum of the section's answers. */
  sum: number
}

/**
 * The lines that hold, most relevant first, at most LIST_LENGTH. No answer is quoted twice while
 * another one has a line. Among equal answers, those to spare come last, then the area with fewer
 * lines so far comes first; what is equal in everything keeps the order in which it was given.
 */
export function pickLines(
  lines: readonly Line[],
  { answers, scores }: Reader,
  { order, first = [], spare = [] }: Picking,
): PickedLine[] {
  const sign = order === 'highest' ? -1 : 1
  const open = lines
    .filter(({ when }) => holds(when, answers))
    .map(({ text, restsOn }) => candidateOf(text, restsOn))
  const picked: Candidate[] = []
  while (picked.length < LIST_LENGTH && open.length > 0) {
    const best = open.reduce((one, other) => (compare(other, one) < 0 ? other : one))
    open.splice(open.indexOf(best), 1)
    picked.push(best)
  }
  return picked.map(({ text, id, option }) => ({ text, answer: { id, option } }))

  function candidateOf(text: string, id: QuestionId): Candidate {
    const section = sectionOf(id)
    const sum = scores.sections.find(({ name }) => name === section)?.total ?? 0
    return { text, id, option: answers[id], section, sum }
  }

  /** Negative when `one` comes first. */
  function compare(one: Candidate, other: Candidate): number {
    return (
      timesPicked((line) => line.id === one.id) - timesPicked((line) => line.id === other.id) ||
      placeOf(one.id) - placeOf(other.id) ||
      sign * (one.option - other.option) ||
      Number(spare.includes(one.id)) - Number(spare.includes(other.id)) ||
      timesPicked((line) => line.section === one.section) -
        timesPicked((line) => line.section === other.section) ||
      sign * (one.sum - other.sum) ||
      START_ORDER.indexOf(one.section) - START_ORDER.indexOf(other.section)
    )
  }

  function placeOf(id: QuestionId): number {
    return first.includes(id) ? first.indexOf(id) : first.length
  }

  function timesPicked(isLike: (line: Candidate) => boolean): number {
    return picked.filter(isLike).length
  }
}
