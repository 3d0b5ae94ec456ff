import type { LineOf, Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { readLineName } from '../conditions.ts'
import type { Question } from '../shape.ts'
import { nameOf, noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { notAnAnswer } from './plan.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'

/** `at`: its path. */
export type WrittenQuestion = { id: number; at: Path; value: Question }

const LISTS = ['working', 'focus', 'helps'] as const

/** The lines of a question's lists. Complains of each mistake in them. */
export function readLines(
  { id, at, value }: WrittenQuestion,
  model: Structure,
  names: QuestionNames,
  complain: Complain,
): { readonly [list in (typeof LISTS)[number]]: readonly LineOf[] } {
  return { working: linesOf('working'), focus: linesOf('focus'), helps: linesOf('helps') }

  function linesOf(list: (typeof LISTS)[number]): readonly LineOf[] {
    const seen: LineOf[] = []
    for (const [name, text] of Object.entries(value[list])) {
      const line = readLine([...at, list, name], name, text)
      const same = line && seen.find((other) => isSame(line, other))
      if (same) {
        complain(
          [...at, list, name],
          `another line of “${list}” is for some of these answers too. Give each its own, or add the answer to another question: “A-B, ${nameOf(1, names)} C”.`,
        )
      }
      if (line) seen.push(line)
    }
    return seen
  }

  function readLine(path: Path, name: string, text: string): LineOf | undefined {
    const line = readLineName(name)
    if (!line) {
      complain(
        path,
        `“${name}” does not say when the line is shown. Write answers, as in “A-B”, and perhaps “, ${nameOf(1, names)} A-C”.`,
      )
      return undefined
    }
    const and = line.and.flatMap(({ question, ...range }) => {
      const other = names.ids.get(question)
      if (other === undefined) complain(path, noQuestion(question, names))
      return other === undefined ? [] : [{ question: other, ...range }]
    })
    if (and.length < line.and.length) return undefined
    const top = Math.max(line.to, ...and.map(({ to }) => to))
    if (top > model.optionCount) {
      complain(path, notAnAnswer(letterOf(top), model.optionCount))
      return undefined
    }
    const asked = [id, ...and.map(({ question }) => question)]
    const again = asked.find((question, index) => asked.indexOf(question) < index)
    if (again !== undefined) {
      complain(
        path,
        `“${name}” has ${nameOf(again, names)} twice. Say all of its answers in one place: “A-B”.`,
      )
      return undefined
    }
    return { ...line, and, text }
  }
}

/** Two lines that one reader could get both of, for one answer. */
function isSame(one: LineOf, other: LineOf): boolean {
  const isApart = one.and.some(({ question, from, to }) =>
    other.and.some((its) => its.question === question && (its.to < from || to < its.from)),
  )
  return one.from <= other.to && other.from <= one.to && !isApart
}
