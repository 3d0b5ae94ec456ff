import type { LineOf, Structure } from '../assessment.ts'
import type { Complain, Path } from '../complaints.ts'
import { readLineName } from '../conditions.ts'
import type { Question } from '../shape.ts'
import { isEverShown } from './ever-shown.ts'
import { noQuestion, notAnAnswer } from './plan.ts'
import { letterOf } from '../../domain/assessment/assessment.ts'

export type QuestionFile = { file: string; id: number; value: Question }

const LISTS = ['working', 'focus', 'helps'] as const

type Said = Question['focus'][string]

/** The lines of a question's lists. Where one is wrong, each mistake is told. */
export function readLines(
  { file, id, value }: QuestionFile,
  model: Structure,
  files: readonly QuestionFile[],
  complain: Complain,
): { readonly [list in (typeof LISTS)[number]]: readonly LineOf[] } {
  const ids = files.map((each) => each.id)
  return { working: linesOf('working'), focus: linesOf('focus'), helps: linesOf('helps') }

  function linesOf(list: (typeof LISTS)[number]): readonly LineOf[] {
    const seen: LineOf[] = []
    for (const [name, said] of Object.entries(value[list])) {
      const line = readLine([list, name], name, said)
      const same = line && seen.find((other) => isSame(line, other))
      if (same) {
        complain(
          file,
          [list, name],
          `another line of “${list}” is for some of these answers too. Give each its own, or add a second answer: “${line.stage} A-B, Q5 C”.`,
        )
      }
      if (line) seen.push(line)
    }
    return seen
  }

  function readLine(path: Path, name: string, said: Said): LineOf | undefined {
    const line = readLineName(name)
    const stages = model.stages.map(({ key }) => key)
    if (!line) {
      complain(
        file,
        path,
        `“${name}” does not say when the line is shown. Write a stage and answers, as in “${stages[0]} A-B”, and perhaps “, Q5 A-C”.`,
      )
      return undefined
    }
    if (!stages.includes(line.stage)) {
      complain(file, path, `there is no stage “${line.stage}”. There are ${stages.join(', ')}.`)
      return undefined
    }
    const unknown = line.and.find(({ question }) => !ids.includes(question))
    if (unknown) {
      complain(file, path, noQuestion(unknown.question, ids.length))
      return undefined
    }
    const top = Math.max(line.to, ...line.and.map(({ to }) => to))
    if (top > model.optionCount) {
      complain(file, path, notAnAnswer(letterOf(top), model.optionCount))
      return undefined
    }
    const conditions = [{ question: id, from: line.from, to: line.to }, ...line.and]
    if (!isEverShown(line.stage, conditions, model, files)) {
      complain(
        file,
        path,
        `nobody with these answers is in ${line.stage}, so the line is never shown. Take it away, or name other answers.`,
      )
    }
    const part = partWithPeriod(said)
    if (part !== undefined) {
      complain(file, [...path, part], 'leave out the period: the report puts it where it belongs.')
    }
    return { ...line, ...wordsOf(said) }
  }
}

function partWithPeriod(said: Said): string | undefined {
  if (typeof said === 'string') return undefined
  return Object.entries(said).find(([, text]) => text.endsWith('.'))?.[0]
}

function wordsOf(said: Said): Pick<LineOf, 'text' | 'reason'> {
  if (typeof said === 'string') return { text: said }
  return { text: `${said.do}, because ${said.because}.`, reason: said.because }
}

/** Two lines that one reader could get both of, for one answer. */
function isSame(one: LineOf, other: LineOf): boolean {
  const isApart = one.and.some(({ question, from, to }) =>
    other.and.some((its) => its.question === question && (its.to < from || to < its.from)),
  )
  return one.stage === other.stage && one.from <= other.to && other.from <= one.to && !isApart
}
