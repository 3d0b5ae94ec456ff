/** A parsed file with its line numbers. */
export type Entry =
  | { kind: 'text'; line: number; text: string }
  | { kind: 'list'; line: number; items: readonly Entry[] }
  | { kind: 'group'; line: number; entries: ReadonlyMap<string, Named> }

/** `line`: that of the name. */
export type Named = { line: number; value: Entry }

/** As plain objects, arrays and texts. */
export function plainOf(entry: Entry): unknown {
  if (entry.kind === 'text') return entry.text
  if (entry.kind === 'list') return entry.items.map(plainOf)
  return Object.fromEntries([...entry.entries].map(([name, { value }]) => [name, plainOf(value)]))
}

/** The line of something; for what is missing, the line of the group that it belongs to. */
export function lineAt(entry: Entry, path: readonly (string | number)[]): number {
  let line = entry.line
  let here: Entry | undefined = entry
  for (const step of path) {
    if (here?.kind === 'group') {
      const named: Named | undefined = here.entries.get(String(step))
      if (!named) return line
      line = named.line
      here = named.value
    } else if (here?.kind === 'list') {
      here = here.items[Number(step)]
      line = here?.line ?? line
    }
  }
  return line
}
