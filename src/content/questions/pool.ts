import { letterOf, OPTION_NUMBERS } from '../../domain/assessment/assessment.ts'
import type { OptionLetter, OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Condition } from '../../domain/report/condition.ts'
import type { Line } from '../../domain/report/pick-lines.ts'

/** The answers that a line is true for: one, or a range with both ends. */
type Span = OptionLetter | `${OptionLetter}-${OptionLetter}`

/** A line, or several for the same answer, told apart by the answers to other questions. */
type Told = string | readonly { readonly text: string; readonly and: readonly Condition[] }[]

/**
 * Lines for one list of a stage that rest on the answer to one question. The report shows the ones
 * that fit the reader best, so a stage may say as much as it has to say.
 */
export type Pool = { readonly [span in Span]?: Told }

export function linesOf(id: QuestionId, pool: Pool): readonly Line[] {
  return Object.entries(pool).flatMap(([span, told]) => {
    const own: Condition = { question: id, ...optionRangeOf(span) }
    return typeof told === 'string'
      ? [{ text: told, restsOn: id, when: [own] }]
      : told.map(({ text, and }) => ({ text, restsOn: id, when: [own, ...and] }))
  })
}

function optionRangeOf(span: string): { from: OptionNumber; to: OptionNumber } {
  const [from, to] = [span[0], span.at(-1)].map((letter) =>
    OPTION_NUMBERS.find((option) => letterOf(option) === letter),
  )
  if (!from || !to) throw new Error(`'${span}' is no range of answers`)
  return { from, to }
}
