import type { PlanRules } from '../../domain/assessment/model.ts'
import type { Complain } from '../complaints.ts'
import type { Path } from '../entry.ts'
import { readConditions, readList, readOption } from '../conditions.ts'
import { nameOf, noQuestion } from '../question-names.ts'
import type { QuestionNames } from '../question-names.ts'
import type { StructureFile } from '../shape.ts'
import { otherAlphabet } from '../other-alphabet.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'

/** How the plan of a report is made. */
export function readPlan(
  { plan, sections }: StructureFile,
  optionCount: number,
  names: QuestionNames,
  complain: Complain,
): PlanRules {
  return {
    days: daysOf(plan.days, names.count),
    startOrder: readStartOrder(plan['first of equals'], sections, complain),
    lowOption: readLow(),
    steps: Object.entries(plan.steps).flatMap(([name, to]) => readStep(name, to)),
    once: readOnce(plan['once in these days']),
    together: readTogether(plan.together),
    waits: Object.entries(plan.waits).flatMap(([name, text]) => readWait(name, text)),
  }

  function optionAt(path: Path, text: string): number {
    const option = readOption(text, optionCount)
    if (option !== undefined) return option
    complain(path, notAnAnswer(text, optionCount))
    return 1
  }

  function readLow(): number {
    if (plan.low === undefined) return Math.max(1, Math.floor((optionCount - 1) / 2))
    const low = optionAt(['plan', 'low'], plan.low)
    if (low === optionCount) complain(['plan', 'low'], 'the highest answer is never low.')
    return low
  }

  function readStep(name: string, to: string): PlanRules['steps'] {
    const path: Path = ['plan', 'steps', name]
    const [, question, from] = /^(?:(\S+) )?from ([A-I])$/.exec(name) ?? []
    if (from === undefined) {
      complain(
        path,
        `“${name}” is not a step. Write “from A” or, for one question, “${nameOf(1, names)} from A”.`,
      )
      return []
    }
    const id = question === undefined ? undefined : idOf(question, path)
    const step = {
      ...(id !== undefined && { question: id }),
      from: optionAt(path, from),
      to: optionAt(path, to),
    }
    if (step.to <= step.from) complain(path, `a step leads up: “${to}” is not above “${from}”.`)
    return [step]
  }

  function readOnce(text: string | undefined): readonly number[] {
    if (text === undefined) return []
    return readList(text).map((name) => idOf(name, ['plan', 'once in these days']))
  }

  function readTogether(text: string | undefined): readonly string[] {
    const keys = text === undefined ? [] : readList(text)
    const unknown = keys.find((key) => !sections.includes(key))
    if (unknown !== undefined) complain(['plan', 'together'], noSection(unknown, sections))
    return keys
  }

  /** A section or a question, and what it waits for. */
  function readWait(name: string, text: string): PlanRules['waits'] {
    const path: Path = ['plan', 'waits', name]
    const conditions = readConditions(text)
    const waiting = sections.includes(name) ? name : names.ids.get(name)
    if (waiting === undefined) {
      complain(path, `there is no section “${name}”, and ${noQuestion(name, names)}`)
    }
    const top = letterOf(optionCount)
    if (!conditions?.every(({ to }) => to === optionCount)) {
      complain(
        path,
        otherAlphabet(text) ??
          `write the answers that have to be reached up to ${top}, as in “${nameOf(1, names)} B-${top}”.`,
      )
      return []
    }
    return [
      {
        waiting: waiting ?? name,
        for: conditions.map(({ question, from }) => ({ id: idOf(question, path), from })),
      },
    ]
  }

  /** The value is of use only for a question that is there. */
  function idOf(name: string, path: Path): number {
    const id = names.ids.get(name)
    if (id === undefined) complain(path, noQuestion(name, names))
    return id ?? 0
  }
}

function readStartOrder(
  text: string | undefined,
  sections: readonly string[],
  complain: Complain,
): readonly string[] {
  if (text === undefined) return sections
  const order = readList(text)
  if (order.toSorted().join() !== sections.toSorted().join()) {
    complain(
      ['plan', 'first of equals'],
      `name each section once, with commas between them: ${sections.join(', ')}.`,
    )
  }
  return order
}

/** With few questions, a third step would ask again what the first one asked. */
function daysOf(text: string | undefined, questions: number): PlanRules['days'] {
  const [first = 30, ...later] = readList(text ?? (questions < 6 ? '30, 60' : '30, 60, 90')).map(
    Number,
  )
  return [first, ...later]
}

export function noSection(key: string, sections: readonly string[]): string {
  return `there is no section “${key}”. There are ${sections.join(', ')}.`
}

export function notAnAnswer(text: string, optionCount: number): string {
  return (
    otherAlphabet(text) ??
    `“${text}” is not an answer. This assessment has A to ${letterOf(optionCount)}.`
  )
}
