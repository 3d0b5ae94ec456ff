import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { testFolder } from '../../test-folder.suite.ts'
import { findBytes } from './byte-search.ts'

const MEGABYTE = 1024 * 1024
const folder = testFolder('bytes', afterAll)

describe('a search for bytes', () => {
  it.each([
    ['at the start', 0],
    ['across the first border', MEGABYTE - 5],
    ['one byte across the border', MEGABYTE - 1],
    ['in the second piece', MEGABYTE + 70],
    ['across the second border', 2 * MEGABYTE - 12],
    ['at the end', 3 * MEGABYTE - 12],
  ])('finds a text %s', (_, at) => {
    const bytes = Buffer.alloc(3 * MEGABYTE)
    bytes.write('zoë@a.exampl', at)
    const file = join(folder, 'bytes')
    writeFileSync(file, bytes)

    expect(findBytes(file, ['absent', 'zoë@a.examp', '@a.e'])).toEqual(
      new Set(['zoë@a.examp', '@a.e']),
    )
    expect(findBytes(file, ['zoe@a.examp', 'zoë@a.example!'])).toEqual(new Set())
  })

  it('finds each of thousands in one pass, and none that is not there', () => {
    const file = join(folder, 'many')
    const texts = Array.from({ length: 3000 }, (_, index) => `person-${index}@company.example`)
    writeFileSync(file, Buffer.alloc(MEGABYTE).fill('person-@company'))
    expect(findBytes(file, texts)).toEqual(new Set())

    writeFileSync(file, `${'person-'.repeat(1000)}${texts.join('')}`)
    expect(findBytes(file, texts).size).toBe(3000)
  })

  it.runIf(existsSync('/proc/locks'))('drops no lock that this process holds on the file', () => {
    const file = join(folder, 'locked.sqlite')
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE texts (text); INSERT INTO texts VALUES (1), (2)')
    db.exec('BEGIN IMMEDIATE')
    const locks = () =>
      readFileSync('/proc/locks', 'utf8')
        .split('\n')
        .filter(
          (line) => line.includes(` ${process.pid} `) && line.includes(`:${statSync(file).ino} `),
        )
    expect(locks()).not.toEqual([])
    const before = locks().length

    findBytes(file, ['absent'])

    expect(locks()).toHaveLength(before)
    db.close()
  })

  it('finds nothing in an empty file', () => {
    const file = join(folder, 'empty')
    writeFileSync(file, '')

    expect(findBytes(file, ['a'])).toEqual(new Set())
    expect(findBytes(file, [])).toEqual(new Set())
  })
})
