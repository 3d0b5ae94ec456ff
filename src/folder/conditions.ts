/** Answers to a question, both ends included, as options from 1. */
type Range = { from: number; to: number }
/** “skill-coaching A-C” */
type WrittenCondition = Range & { question: string }

const LETTERS = 'ABCDEFGHI'

/** “B” or “B-D”. */
function readRange(text: string): Range | undefined {
  const [, first, last] = /^([A-I])(?:-([A-I]))?$/.exec(text) ?? []
  if (first === undefined) return undefined
  const from = LETTERS.indexOf(first) + 1
  const to = LETTERS.indexOf(last ?? first) + 1
  return from <= to ? { from, to } : undefined
}

/** “B”, of so many options. */
export function readOption(text: string, optionCount: number): number | undefined {
  const option = text.length === 1 ? LETTERS.indexOf(text) + 1 : 0
  return option >= 1 && option <= optionCount ? option : undefined
}

/** “skill-coaching A-C, proof D”; `undefined` where a part is no condition. */
export function readConditions(text: string): readonly WrittenCondition[] | undefined {
  const conditions = text.split(/\s*,\s*/).map(readCondition)
  const known = conditions.filter((condition) => condition !== undefined)
  return known.length === conditions.length ? known : undefined
}

function readCondition(text: string): WrittenCondition | undefined {
  const [, question, range = ''] = /^(\S+) (\S+)$/.exec(text) ?? []
  const read = readRange(range)
  return question !== undefined && read ? { question, ...read } : undefined
}

/** “A-B, skill-coaching A-C”: for which answers a line is, and what else has to be true. */
export function readLineName(
  text: string,
): { own: Range; and: readonly WrittenCondition[] } | undefined {
  const [, letters = '', others] = /^(\S+?)(?:\s*,\s*(.+))?$/.exec(text) ?? []
  const own = readRange(letters)
  const and = others === undefined ? [] : readConditions(others)
  return own && and ? { own, and } : undefined
}

/** Items between commas; one at the end is left behind by a writer who took an item away. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** The same, or “none”. */
export function readListOrNone(text: string): readonly string[] {
  return text === 'none' ? [] : readList(text)
}
