import { OPTION_NUMBERS } from '../../domain/assessment/assessment.ts'
import type { OptionNumber, QuestionId } from '../../domain/assessment/assessment.ts'
import type { Condition } from '../../domain/report/condition.ts'
import type { Line } from '../../domain/report/pick-lines.ts'
import { QUESTIONS } from '../questions/questions.ts'

type Letter = 'A' | 'B' | 'C' | 'D' | 'E'

/** The answers that a line is true for: one, or a range with both ends. */
type Span = Letter | `${Letter}-${Letter}`

/** A line, or several for the same answer, told apart by the answer to another question. */
type Told = string | readonly { readonly text: string; readonly and: Condition }[]

/**
 * Many lines for one list of a stage, by the question whose answer each rests on. The report shows
 * the four that fit the reader best, so a stage may say as much as it has to say.
 */
export type Pool = { readonly [id in QuestionId]?: { readonly [span in Span]?: Told } }

export function linesOf(pool: Pool): readonly Line[] {
  return QUESTIONS.flatMap(({ id }) =>
    Object.entries(pool[id] ?? {}).flatMap(([span, told]) => {
      const own: Condition = { question: id, ...rangeOf(span) }
      return typeof told === 'string'
        ? [{ text: told, restsOn: id, when: [own] }]
        : told.map(({ text, and }) => ({ text, restsOn: id, when: [own, and] }))
    }),
  )
}

function rangeOf(span: string): { from: OptionNumber; to: OptionNumber } {
  const options = Array.from(span, (letter) => OPTION_NUMBERS['ABCDE'.indexOf(letter)])
  const [from, to] = [options[0], options.at(-1)]
  if (!from || !to) throw new Error(`'${span}' is no range of answers`)
  return { from, to }
}
