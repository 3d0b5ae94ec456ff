import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, it } from 'vitest'

import { testFolder } from '../test-folder.suite.ts'
import { beginErasedList, copyErasedList, readErasedList } from './erased-list.ts'

const AT = new Date('2026-11-20T22:13:28.123Z')

let folder: string
let file: string

beforeEach(() => {
  folder = testFolder('erased')
  file = join(folder, 'data/erased')
})

function open(path = file) {
  return readErasedList(path) ?? beginErasedList(path)
}

function erase(email: string, path = file): void {
  const list = open(path)
  list.add([{ emailHash: list.hashOf(email), erasedAt: AT }])
}

describe('the list of erased emails', () => {
  it('knows again who was put on it, and nobody else', () => {
    erase('ada@engines.example')
    erase('bob@engines.example')

    const { erasures, hashOf } = open()
    expect(erasures).toEqual([
      { emailHash: hashOf('ada@engines.example'), erasedAt: AT },
      { emailHash: hashOf('bob@engines.example'), erasedAt: AT },
    ])
    expect(hashOf('eve@engines.example')).not.toBe(hashOf('ada@engines.example'))
  })

  it('names nobody, has a key of its own, and is for its owner alone', () => {
    erase('ada@engines.example')
    const other = open(join(folder, 'other'))

    expect(readFileSync(file, 'utf8')).not.toContain('engines')
    expect(other.hashOf('ada@engines.example')).not.toBe(open().hashOf('ada@engines.example'))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is not made by being looked for', () => {
    expect(readErasedList(file)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('can be copied, and a copy takes what it lacks', () => {
    const copy = join(folder, 'backups/erased')
    erase('ada@engines.example')
    copyErasedList(open(), copy)
    erase('eve@engines.example', copy)
    erase('bob@engines.example')

    copyErasedList(open(), copy)
    copyErasedList(open(), copy)

    const { erasures, hashOf } = open(copy)
    expect(erasures.map(({ emailHash }) => emailHash)).toEqual(
      ['ada@engines.example', 'eve@engines.example', 'bob@engines.example'].map(hashOf),
    )
    expect(open().erasures).toHaveLength(2)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
  })

  it('is not mixed with another one', () => {
    const other = join(folder, 'other')
    erase('ada@engines.example')
    erase('bob@engines.example', other)
    const before = readFileSync(other, 'utf8')

    expect(() => copyErasedList(open(), other)).toThrow('is the list of another database')
    expect(readFileSync(other, 'utf8')).toBe(before)
  })

  it.runIf(process.getuid?.() === 0)('is not written by root in the folder of another user', () => {
    erase('ada@engines.example')
    chownSync(join(folder, 'data'), 65_534, 65_534)
    const before = readFileSync(file, 'utf8')

    expect(() => erase('bob@engines.example')).toThrow(/another user, .*sudo -u '#65534'/)
    expect(() => beginErasedList(join(folder, 'data/new/list'))).toThrow('another user')

    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readdirSync(join(folder, 'data'))).toEqual(['erased'])
  })

  it('follows no link that somebody put where it begins', () => {
    const other = join(folder, 'other')
    writeFileSync(other, 'of somebody else')
    mkdirSync(join(folder, 'data'))
    symlinkSync(other, `${file}.${process.pid}`)

    erase('ada@engines.example')

    expect(readFileSync(other, 'utf8')).toBe('of somebody else')
  })

  it.each(['0123abc', `${'0'.repeat(64)} 2026-11-20T22:1`])(
    'goes on after a line that was cut off at "%s"',
    (cut) => {
      erase('ada@engines.example')
      appendFileSync(file, cut)
      expect(open().erasures).toHaveLength(1)

      erase('bob@engines.example')

      const { erasures, hashOf } = open()
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

      expect(() => open()).toThrow('cannot be read: restore it from a copy')
    },
  )
})
