import { partsOf, textOf, valueOf } from './entry.ts'
import type { Entry, Named } from './entry.ts'
import type { Mistake } from './mistake.ts'
import { questionIn } from './source-files.ts'

/** By their paths in the folder of their language. */
export type Files = ReadonlyMap<string, Entry>

const SAID_ONCE = ['section', 'but', 'time']
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
  return new Map(
    [...own].map(([path, entry]) => {
      const source = first.get(path)
      if (!source && questionIn(path)) mistakes.push({ file: entry.file, line: 1, text: UNKNOWN })
      if (!source || !questionIn(path)) return [path, entry]
      refuseOtherLines(entry, source, mistakes)
      return [path, completed(entry, source, mistakes)]
    }),
  )
}

const UNKNOWN =
  'the first language has no such question. Name the file as it is named there, or take it away.'

function refuseOtherLines(entry: Entry, source: Entry, mistakes: Mistake[]): void {
  for (const group of LINES) {
    for (const [name, { file, line }] of partsOf(valueOf(entry, group))) {
      if (valueOf(valueOf(source, group), name)) continue
      const text = `${source.file} has no “${name}” in “${group}”, and only it says when a line is shown. Take a name from there.`
      mistakes.push({ file, line, text })
    }
  }
}

function completed(entry: Entry, source: Entry | undefined, mistakes: Mistake[]): Entry {
  if (entry.kind !== 'group' || source?.kind !== 'group') return entry
  const entries = new Map<string, Named>()
  for (const [name, { value, ...place }] of entry.entries) {
    entries.set(name, { ...place, value: completed(value, valueOf(source, name), mistakes) })
  }
  for (const name of SAID_ONCE) {
    const [own, its] = [entries.get(name), source.entries.get(name)]
    if (!own && its) entries.set(name, its)
    if (!own || textOf(entry, name) === textOf(source, name)) continue
    const text = `only ${source.file} says “${name}”. Take the line away, or write the same as there.`
    mistakes.push({ file: own.file, line: own.line, text })
  }
  return { ...entry, entries }
}
