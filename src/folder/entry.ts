/** Where something is written. */
export type Place = { file: string; line: number }

/** What is written in a file, each part with its place. */
export type Entry = Place &
  (
    | { kind: 'text'; text: string }
    | { kind: 'list'; items: readonly Entry[] }
    | { kind: 'group'; entries: ReadonlyMap<string, Named> }
  )

/** Its place is that of the name. */
export type Named = Place & { value: Entry }

/** A name in a group, with what is below it. */
export type Part = readonly [name: string, Named]

/** Names in groups and numbers in lists, from the top of a tree. */
export type Path = readonly (string | number)[]

/** As plain objects, arrays and texts. */
export function plainOf(entry: Entry): unknown {
  if (entry.kind === 'text') return entry.text
  if (entry.kind === 'list') return entry.items.map(plainOf)
  return Object.fromEntries([...entry.entries].map(([name, { value }]) => [name, plainOf(value)]))
}

/** The place of something; for what is missing, the place of the group that it belongs to. */
export function placeAt(entry: Entry, path: Path): Place {
  let place: Place = entry
  let here: Entry | undefined = entry
  for (const step of path) {
    const next: Entry | Named | undefined = stepInto(here, step)
    if (!next) break
    place = next
    here = 'value' in next ? next.value : next
  }
  return { file: place.file, line: place.line }
}

function stepInto(entry: Entry, step: string | number): Entry | Named | undefined {
  if (entry.kind === 'group') return entry.entries.get(String(step))
  return entry.kind === 'list' ? entry.items[Number(step)] : undefined
}

/** What a group says under a name. */
export function valueOf(entry: Entry | undefined, name: string): Entry | undefined {
  return entry?.kind === 'group' ? entry.entries.get(name)?.value : undefined
}

export function textOf(entry: Entry | undefined, name: string): string | undefined {
  const value = valueOf(entry, name)
  return value?.kind === 'text' ? value.text : undefined
}

/** The parts of a group; none for what is no group. */
export function partsOf(entry: Entry | undefined): readonly Part[] {
  return entry?.kind === 'group' ? [...entry.entries] : []
}
