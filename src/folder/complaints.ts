import { lineAt } from './entry.ts'
import type { Entry } from './entry.ts'
import type { Mistake } from './mistake.ts'

export type Path = readonly (string | number)[]

/** Says what is wrong with the value at a path of a file. */
export type Complain = {
  (file: string, path: Path, text: string): void
  /** Where a value is, for a sentence about one of the file `from`. */
  placeOf: (file: string, path: Path, from: string) => string
}

/** `shown`: the name of a file as its writer knows it. `areFiles`: no parts of one file. */
export function collectMistakes(
  entries: ReadonlyMap<string, Entry>,
  shown: (file: string) => string,
  areFiles: boolean,
): {
  mistakes: Mistake[]
  complain: Complain
} {
  const mistakes: Mistake[] = []
  return { mistakes, complain: Object.assign(complain, { placeOf }) }

  function complain(file: string, path: Path, text: string): void {
    mistakes.push({ file: shown(file), line: lineOf(file, path), text })
  }

  function placeOf(file: string, path: Path, from: string): string {
    const isNear = shown(file) === shown(from)
    return isNear ? `line ${lineOf(file, path)}` : `${shown(file)}, line ${lineOf(file, path)}`
  }

  function lineOf(file: string, path: Path): number {
    const entry = entries.get(file)
    const isAll = areFiles && path.length === 0
    return entry && !isAll ? lineAt(entry, path) : 1
  }
}

type Text = { file: string; path: Path; text: string }

/** Complains of each text that is there twice. */
export function refuseDoubles(
  texts: readonly Text[],
  complain: Complain,
  remedy = 'Give one of them other words.',
): void {
  const firsts = new Map<string, Text>()
  for (const each of texts) {
    const { file, path, text } = each
    const first = firsts.get(text)
    if (first) {
      const place = complain.placeOf(first.file, first.path, file)
      complain(file, path, `“${text}” is also in ${place}. ${remedy}`)
    } else firsts.set(text, each)
  }
}
