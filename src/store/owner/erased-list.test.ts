import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openErasedList } from './erased-list.ts'

const AT = new Date('2026-11-20T22:13:28.123Z')

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-erased-'))
  file = join(folder, 'data/erased')
})
afterEach(() => rmSync(folder, { recursive: true }))

function erase(email: string): void {
  const list = openErasedList(file)
  list.add({ emailHash: list.hashOf(email), erasedAt: AT })
}

describe('the list of erased emails', () => {
  it('knows again who was put on it, and nobody else', () => {
    erase('ada@engines.example')
    erase('bob@engines.example')

    const { erasures, hashOf } = openErasedList(file)
    expect(erasures).toEqual([
      { emailHash: hashOf('ada@engines.example'), erasedAt: AT },
      { emailHash: hashOf('bob@engines.example'), erasedAt: AT },
    ])
    expect(hashOf('eve@engines.example')).not.toBe(hashOf('ada@engines.example'))
  })

  it('names nobody, has a key of its own, and is for its owner alone', () => {
    erase('ada@engines.example')
    const other = openErasedList(join(folder, 'other'))

    expect(readFileSync(file, 'utf8')).not.toContain('ada')
    expect(other.hashOf('ada@engines.example')).not.toBe(
      openErasedList(file).hashOf('ada@engines.example'),
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each(['0123abc', `${'0'.repeat(64)} 2026-11-20T22:1`])(
    'goes on after a line that was cut off at "%s"',
    (cut) => {
      erase('ada@engines.example')
      appendFileSync(file, cut)
      expect(openErasedList(file).erasures).toHaveLength(1)

      erase('bob@engines.example')

      const { erasures, hashOf } = openErasedList(file)
      expect(erasures.map(({ emailHash }) => emailHash)).toEqual(
        ['ada@engines.example', 'bob@engines.example'].map(hashOf),
      )
    },
  )

  it.each(['', 'ada@engines.example\n', 'key abc\n', `key ${'0'.repeat(64)}\nnonsense\n`])(
    'is refused when the file holds "%s"',
    (text) => {
      erase('ada@engines.example')
      writeFileSync(file, text)

      expect(() => openErasedList(file)).toThrow('cannot be read: restore it from a copy')
    },
  )
})
