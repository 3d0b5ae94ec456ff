import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENT = 'docs/security.md'
const CHAPTERS = [1, 2, 3, 4, 12, 13, 14, 15, 16]

type Row = { id: string; references: { file: string; title: string }[] }

/** The items of the list that begin with the id of a requirement. */
function readRows(markdown: string): Row[] {
  const items = markdown.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\* ([^]*?)(?=\n- |\n\n)/gm)
  return [...items].map(([, id = '', item = '']) => {
    const proofs = item.replaceAll(/\s+/g, ' ').matchAll(/`([^`]+) › ([^`]+)`/g)
    return { id, references: [...proofs].map(([, file = '', title = '']) => ({ file, title })) }
  })
}

/** What is wrong with a reference to a test or to a heading, or `undefined`. */
function faultIn({ file, title }: { file: string; title: string }): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) {
    const headings = text.split('\n').filter((line) => line.startsWith('#'))
    const isThere = headings.some((line) => line.replace(/^#+ /, '') === title)
    return isThere ? undefined : `${file} has no heading '${title}'`
  }
  if (!/\.(test|suite|e2e|fault)\.tsx?$/.test(file)) return `${file} holds no tests`
  const isThere = ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
  return isThere ? undefined : `${file} has no test '${title}'`
}

const rows = readRows(readFileSync(DOCUMENT, 'utf8'))

it('names for each requirement a test or a heading that exists', () => {
  const faults = rows.flatMap(({ id, references }) => [
    ...(references.length === 0 ? [`${id} names nothing`] : []),
    ...references.flatMap((reference) => {
      const fault = faultIn(reference)
      return fault ? [`${id}: ${fault}`] : []
    }),
  ])
  expect(faults).toEqual([])
})

it('has each requirement once, in order, and every chapter that applies', () => {
  const ids = rows.map(({ id }) => id)
  const inOrder = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(ids).toEqual(inOrder)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(70)
  expect([...new Set(ids.map((id) => Number(id.split('.')[0])))]).toEqual(CHAPTERS)
})

it.each([
  ['src/server/http/headers.test.ts', 'sends no headers at all'],
  ['src/server/gone.test.ts', 'sends the same security headers with every kind of reply'],
  ['src/http/headers.ts', 'securityHeadersOf'],
  ['README.md', 'No such heading'],
])('would see that %s has no %s', (file, title) => {
  expect(faultIn({ file, title })).toBeDefined()
})
