import { partsOf, textOf, valueOf } from './entry.ts'
import type { Entry, Part } from './entry.ts'
import type { Mistake } from './mistake.ts'
import { questionIn } from './source-files.ts'

/** By their paths in the folder of their language. */
export type Files = ReadonlyMap<string, Entry>

const LINES = ['moves', 'working', 'focus', 'helps', 'high', 'low']

/**
 * The files of a further language with all that is no text from those of the `first`: sections, which questions go
 * together, times, and when a line is said. A file may say it again, and then says the same.
 */
export function withSaidOnce(
  language: string,
  own: Files,
  first: Files,
  mistakes: Mistake[],
): Files {
  for (const [path, { file }] of first) {
    if (!questionIn(path) || own.has(path)) continue
    const text = `this file is missing, with the words of ${file}.`
    mistakes.push({ file: `${language}/${path}`, line: 1, text })
  }
  return new Map([...own].map(([path, entry]) => [path, completed(path, entry)]))

  function completed(path: string, entry: Entry): Entry {
    if (!questionIn(path)) return entry
    const source = first.get(path)
    if (source) return questionLike(source, entry, mistakes)
    const text =
      'the first language has no such question. Name the file as it is named there, or take it away.'
    mistakes.push({ file: entry.file, line: 1, text })
    return entry
  }
}

function questionLike(source: Entry, entry: Entry, mistakes: Mistake[]): Entry {
  for (const group of LINES) {
    for (const [name, { file, line }] of partsOf(valueOf(entry, group))) {
      if (valueOf(valueOf(source, group), name)) continue
      const text = `${source.file} has no “${name}” in “${group}”, and only it says when a line is shown. Take a name from there.`
      mistakes.push({ file, line, text })
    }
  }
  const moves = partsOf(valueOf(entry, 'moves')).map(([name, move]): Part => {
    const its = valueOf(valueOf(source, 'moves'), name)
    return [
      name,
      { ...move, value: its ? withNames(['time'], its, move.value, mistakes) : move.value },
    ]
  })
  const whole = withNames(['section', 'but'], source, entry, mistakes)
  if (whole.kind !== 'group' || moves.length === 0) return whole
  const named = whole.entries.get('moves')
  if (named?.value.kind !== 'group') return whole
  const entries = new Map(whole.entries).set('moves', {
    ...named,
    value: { ...named.value, entries: new Map(moves) },
  })
  return { ...whole, entries }
}

/** The group with what `source` says under these names. */
function withNames(
  names: readonly string[],
  source: Entry,
  entry: Entry,
  mistakes: Mistake[],
): Entry {
  if (entry.kind !== 'group' || source.kind !== 'group') return entry
  const entries = new Map(entry.entries)
  for (const name of names) {
    const [own, its] = [entries.get(name), source.entries.get(name)]
    if (!own && its) entries.set(name, its)
    if (!own || textOf(entry, name) === textOf(source, name)) continue
    const text = `only ${source.file} says “${name}”. Take the line away, or write the same as there.`
    mistakes.push({ file: own.file, line: own.line, text })
  }
  return { ...entry, entries }
}
