import type { LineOf, Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { readLineName } from '../conditions.ts'
import type { LineName, Range } from '../conditions.ts'
import type { Question } from '../shape.ts'
import { nameOf, noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import { notAnAnswer } from './plan.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'

/** `at`: its path. */
export type WrittenQuestion = { id: number; at: Path; value: Question }

/** What a question says under names such as “A-B, skill-coaching C”. Complains of each mistake in a name. */
export function readLines<Value>(
  { id, at }: WrittenQuestion,
  group: string,
  values: Readonly<Record<string, Value>>,
  { optionCount }: Structure,
  names: QuestionNames,
  complain: Complain,
): readonly LineOf<Value>[] {
  const lines: LineOf<Value>[] = []
  for (const [name, value] of Object.entries(values)) {
    const path = [...at, group, name]
    const line = readName(path, name)
    if (!line) continue
    if (lines.some((other) => covers(other, line))) {
      complain(
        path,
        `“${name}” is never shown, as a line above is for all of these answers. Write the one with more conditions first: “A-B, ${nameOf(1, names)} C”, then “A-B”.`,
      )
    }
    lines.push({ ...line, value })
  }
  return lines

  function readName(path: Path, name: string): LineName | undefined {
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
    if (top > optionCount) {
      complain(path, notAnAnswer(letterOf(top), optionCount))
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
    return { ...line, and }
  }
}

/** Whether one holds wherever the other does. */
function covers(one: LineName, other: LineName): boolean {
  return (
    isWithin(other, one) &&
    one.and.every((its) =>
      other.and.some((own) => own.question === its.question && isWithin(own, its)),
    )
  )
}

function isWithin(inner: Range, outer: Range): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}
