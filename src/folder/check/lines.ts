import type { LineOf, Structure } from '../assessment.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { readLineName } from '../conditions.ts'
import type { Condition } from '../../domain/report/condition.ts'
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
    const when = readWhen(path, name)
    if (!when) continue
    if (lines.some((line) => covers(line.when, when))) {
      complain(
        path,
        `“${name}” is never shown, as a line above is for all of these answers. Write the one with more conditions first: “A-B, ${nameOf(1, names)} C”, then “A-B”.`,
      )
    }
    lines.push({ when, value })
  }
  return lines

  /** The first condition is on the question itself. */
  function readWhen(path: Path, name: string): LineOf<Value>['when'] | undefined {
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
    const when: LineOf<Value>['when'] = [{ question: id, ...line.own }, ...and]
    const top = Math.max(...when.map(({ to }) => to))
    if (top > optionCount) {
      complain(path, notAnAnswer(letterOf(top), optionCount))
      return undefined
    }
    const asked = when.map(({ question }) => question)
    const again = asked.find((question, index) => asked.indexOf(question) < index)
    if (again !== undefined) {
      complain(
        path,
        `“${name}” has ${nameOf(again, names)} twice. Say all of its answers in one place: “A-B”.`,
      )
      return undefined
    }
    return when
  }
}

/** Whether one holds wherever the other does. */
function covers(one: readonly Condition[], other: readonly Condition[]): boolean {
  return one.every((its) =>
    other.some((own) => own.question === its.question && its.from <= own.from && own.to <= its.to),
  )
}
