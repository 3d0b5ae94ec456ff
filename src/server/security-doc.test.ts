import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENT = readFileSync('docs/security.md', 'utf8')
const CHAPTERS = [1, 2, 3, 4, 12, 13, 14, 15, 16]

type Reference = { file: string; title: string }
type Entry = { attack: string; ids: string[]; references: Reference[] }

/** The items below "Defenses". A number that stands elsewhere in the page answers nothing. */
function readEntries(markdown: string): Entry[] {
  const [, defenses = ''] = /\n## Defenses\n([^]*?)\n## /.exec(markdown) ?? []
  const items = defenses.matchAll(/^- \*\*(.+?)\*\*([^]*?)(?=\n- |\n\n|$(?![^]))/gm)
  return [...items].map(([, attack = '', item = '']) => ({
    attack,
    ids: item.match(/\b\d+\.\d+\.\d+\b/g) ?? [],
    references: readReferences(item),
  }))
}

/** A title may be cut short by "…". */
function readReferences(markdown: string): Reference[] {
  const proofs = markdown.replaceAll(/\s+/g, ' ').matchAll(/`([^`›]+) › ([^`]+)`/g)
  return [...proofs].map(([, file = '', title = '']) => ({ file, title }))
}

/** What is wrong with a reference to a test, or `undefined`. */
function faultIn({ file, title }: Reference): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`
  if (!/\.(test|suite|e2e|fault)\.tsx?$/.test(file)) return `${file} holds no tests`
  const text = readFileSync(file, 'utf8')
  const named = ["'", '"', '`'].flatMap((quote) => {
    const start = quote + title
    return text.split(title.endsWith(' …') ? start.slice(0, -2) : start + quote).slice(1)
  })
  if (named.length === 0) return `${file} has no test '${title}'`
  const isOneOfMany = title.endsWith(' …') && named.length > 1
  return isOneOfMany ? `${file} has several tests '${title}'` : undefined
}

const entries = readEntries(DOCUMENT)

it('names for each attack a test that exists', () => {
  const unproven = entries.filter(({ references }) => references.length === 0)
  expect(unproven.map(({ attack }) => attack)).toEqual([])
  const faults = readReferences(DOCUMENT).map(faultIn)
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

it('answers each requirement once, those of an entry in order, and every chapter that applies', () => {
  const inOrder = (ids: string[]) =>
    ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  for (const { ids } of entries) expect(ids).toEqual(inOrder(ids))
  const ids = inOrder(entries.flatMap((entry) => entry.ids))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(112)
  expect([...new Set(ids.map((id) => Number(id.split('.')[0])))]).toEqual(CHAPTERS)
})

it.each([
  ['src/server/http/headers.test.ts', 'sends no headers at all'],
  ['src/server/http/headers.test.ts', 'sends no headers …'],
  ['src/server/http/headers.test.ts', 's …'],
  ['src/server/gone.test.ts', 'sends the same security headers with every kind of reply'],
  ['src/http/headers.ts', 'securityHeadersOf'],
])('would see that %s has no %s', (file, title) => {
  expect(faultIn({ file, title })).toBeDefined()
})
