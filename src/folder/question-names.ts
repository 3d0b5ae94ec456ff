import { refuseDoubles } from './complaints.ts'
import type { Complain } from './complaints.ts'
import { otherAlphabet } from './other-alphabet.ts'
import type { Source } from './source.ts'

/**
 * How texts name a question, so that they mean the same one after a renumbering: in a folder by the rest of its
 * file's name, in one file by its `key`, or by its number as in “Q3”.
 */
export type QuestionNames = {
  ids: ReadonlyMap<string, number>
  count: number
  isOneFile: boolean
}

export function readQuestionNames(
  { questions, isOneFile }: Source,
  complain: Complain,
): QuestionNames {
  // The name of a file has no line: it is that of the question.
  const named = questions.flatMap(({ id, at, name }) =>
    name ? [{ id, path: [...at, 'key'], text: name }] : [],
  )
  refuseDoubles(named, complain, 'Give one of them another name.')
  const numbers = isOneFile ? questions.map(({ id }) => ({ id, text: `Q${id}` })) : []
  const ids = new Map([...numbers, ...named].map(({ id, text }) => [text, id]))
  return { ids, count: questions.length, isOneFile }
}

/** Of a section, a stage or a question: what other texts name it by. */
export function problemWithShortName(name: string): string | undefined {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return undefined
  const problem = otherAlphabet(name)
  if (problem) return problem
  const words = name.toLowerCase().match(/[a-z][a-z0-9]*/g) ?? ['some', 'name']
  return `“${name}” cannot be a short name. Use small letters, digits and hyphens, as in “${words.join('-')}”.`
}

/** The name by which messages call a question. */
export function nameOf(id: number, { ids }: QuestionNames): string {
  return [...ids].findLast(([, each]) => each === id)?.[0] ?? `Q${id}`
}

export function noQuestion(name: string, names: QuestionNames): string {
  if (names.isOneFile) {
    return `there is no question “${name}”. Take it out here, or name another by its “key” or its number, as in “Q2”.`
  }
  const [, number] = /^Q(\d+)$/.exec(name) ?? []
  const known = number !== undefined && Number(number) <= names.count
  return known
    ? `write the name of the question, not its number: “${nameOf(Number(number), names)}”.`
    : `there is no question “${name}”. Take it out here, or name another by its file without the number, as in “${nameOf(1, names)}”.`
}
