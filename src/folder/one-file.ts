import type { Entry, Named } from './entry.ts'
import {
  PAGES_FILE,
  questionFileOf,
  SECTIONS_FILE,
  stageFileOf,
  STRUCTURE_FILE,
} from './source-files.ts'

type Group = ReadonlyMap<string, Named>

/** What a folder says in assessment.yaml. The rest of one file is words. */
const STRUCTURE = ['languages', 'options', 'between stages', 'plan', 'sample', 'minutes', 'site']
const PARTS = ['sections', 'stages', 'questions']

/**
 * An assessment in one file, of the shape ONE_FILE, as the files of a folder: a file or a folder is a name of the level above. Each entry
 * keeps the line it is in.
 */
export function entriesOfOneFile(entry: Entry): ReadonlyMap<string, Entry> {
  const top = groupIn(entry)
  const [sections, stages, questions] = PARTS.map((name) => groupIn(top.get(name)?.value))
  const entries = new Map<string, Entry>([
    [
      STRUCTURE_FILE,
      group(entry, [
        ...named(top, (name) => STRUCTURE.includes(name)),
        ...partOf(top, 'sections', (value) => ({
          kind: 'list',
          line: value.line,
          items: [...groupIn(value)].map(([text, { line }]) => ({ kind: 'text', line, text })),
        })),
        ...partOf(top, 'stages', (value) =>
          group(
            value,
            [...groupIn(value)].flatMap(([key, stage]) => {
              const range = groupIn(stage.value).get('range')
              return range ? [[key, range]] : []
            }),
          ),
        ),
      ]),
    ],
    [
      SECTIONS_FILE,
      group(
        entry,
        [...(sections ?? [])].map(([key, section]) => [
          key,
          { ...section, value: withName(section) },
        ]),
      ),
    ],
    [
      PAGES_FILE,
      group(
        entry,
        named(top, (name) => ![...STRUCTURE, ...PARTS].includes(name)),
      ),
    ],
  ])
  for (const [key, { value }] of stages ?? []) {
    const words = named(groupIn(value), (name) => name !== 'range')
    entries.set(stageFileOf(key), group(value, words))
  }
  for (const [number, { value }] of questions ?? []) entries.set(questionFileOf(number), value)
  return entries
}

/** A section may be its name only. */
function withName({ line, value }: Named): Entry {
  return value.kind === 'text' ? group(value, [['name', { line, value }]]) : value
}

function partOf(top: Group, name: string, as: (value: Entry) => Entry): [string, Named][] {
  const part = top.get(name)
  return part ? [[name, { line: part.line, value: as(part.value) }]] : []
}

function named(entries: Group, isKept: (name: string) => boolean): [string, Named][] {
  return [...entries].filter(([name]) => isKept(name))
}

function group({ line }: Entry, entries: readonly [string, Named][]): Entry {
  return { kind: 'group', line, entries: new Map(entries) }
}

function groupIn(entry: Entry | undefined): Group {
  return entry?.kind === 'group' ? entry.entries : new Map()
}
