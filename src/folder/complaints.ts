import { placeAt } from './entry.ts'
import type { Entry, Path } from './entry.ts'
import type { Mistake } from './mistake.ts'

/** Says what is wrong with the value at a path of the assessment. */
export type Complain = {
  (path: Path, text: string): void
  /** Where a value is, for a sentence about the one at `from`. */
  placeOf: (path: Path, from: Path) => string
}

/** Adds to `mistakes`. */
export function complainIn(tree: Entry, mistakes: Mistake[]): Complain {
  return Object.assign(complain, { placeOf })

  function complain(path: Path, text: string): void {
    mistakes.push({ ...placeAt(tree, path), text })
  }

  function placeOf(path: Path, from: Path): string {
    const { file, line } = placeAt(tree, path)
    return file === placeAt(tree, from).file ? `line ${line}` : `${file}, line ${line}`
  }
}

type Text = { path: Path; text: string }

/** Complains of each text that is there twice. */
export function refuseDoubles(
  texts: readonly Text[],
  complain: Complain,
  remedy = 'Give one of them other words.',
): void {
  const firsts = new Map<string, Path>()
  for (const { path, text } of texts) {
    const first = firsts.get(text)
    if (first) complain(path, `“${text}” is also in ${complain.placeOf(first, path)}. ${remedy}`)
    else firsts.set(text, path)
  }
}
