import { lineAt } from './entry.ts'
import type { Entry } from './entry.ts'
import type { Mistake } from './mistake.ts'

export type Path = readonly (string | number)[]

/** Says what is wrong with the value at a path of a file. */
export type Complain = (file: string, path: Path, text: string) => void

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
  return {
    mistakes,
    complain(file, path, text) {
      const entry = entries.get(file)
      const isAll = areFiles && path.length === 0
      mistakes.push({ file: shown(file), line: entry && !isAll ? lineAt(entry, path) : 1, text })
    },
  }
}

/** Complains of each text that is in the folder twice. */
export function refuseDoubles(
  texts: readonly { file: string; path: Path; text: string }[],
  complain: Complain,
): void {
  const first = new Map<string, string>()
  for (const { file, path, text } of texts) {
    const known = first.get(text)
    if (known === undefined) first.set(text, file)
    else {
      const where = known === file ? 'in this file' : `in ${known}`
      complain(file, path, `“${text}” is also ${where}. Give one of them other words.`)
    }
  }
}
