import { describe, expect, it } from 'vitest'

import { sqliteCodeOf, sqliteFailureOf, startErrorOf } from './errors.ts'

describe('a failure of SQLite', () => {
  it.each([
    ['CONSTRAINT_CHECK', 275, 'row'],
    ['TOOBIG', 18, 'row'],
    ['MISMATCH', 20, 'row'],
    ['FULL', 13, 'busy'],
    ['BUSY_SNAPSHOT', 517, 'busy'],
    ['LOCKED', 6, 'busy'],
    ['IOERR_FSYNC', 1034, 'fatal'],
    ['NOTADB', 26, 'fatal'],
  ])('with %s (%i) concerns: %s', (_, errcode, failure) => {
    expect(sqliteFailureOf(sqliteError(errcode))).toBe(failure)
  })

  it('from elsewhere concerns the row', () => {
    expect(sqliteFailureOf(new TypeError('cannot bind'))).toBe('row')
  })

  it('is reported only by its code', () => {
    expect(sqliteCodeOf(sqliteError(13))).toBe('SQLITE_FULL')
    expect(sqliteCodeOf(sqliteError(1034))).toBe('SQLITE_IOERR 1034')
    expect(sqliteCodeOf(new TypeError('Ada'))).toBe('TypeError')
  })
})

describe('a failed start', () => {
  it.each([
    ['FULL', 13, 'make room'],
    ['READONLY', 8, 'let this user write'],
    ['CANTOPEN', 14, 'let this user write'],
    ['BUSY', 5, 'end every other program'],
    ['NOTADB', 26, 'choose another file'],
    ['ERROR', 1, 'SQLite says “Ada”. That is a bug: report it'],
    ['IOERR_READ', 266, 'check the disk'],
  ])('with %s (%i) says what to do: %s', (name, errcode, advice) => {
    const message = String(startErrorOf(sqliteError(errcode), 'x.sqlite'))

    expect(message).toContain(`x.sqlite cannot be used (SQLITE_${name.split('_')[0]}`)
    expect(message).toContain(advice)
  })
})

it.each([2058, 2314, 3594, 3850, 4618, 4874, 5130, 5386, 15, 22])(
  'a disk without locks or shared memory (%i) is no damage',
  (errcode) => {
    expect(String(startErrorOf(sqliteError(errcode), 'x.sqlite'))).toMatch(
      /^Error: The disk of x\.sqlite cannot lock .*Use a local disk$/,
    )
  },
)

function sqliteError(errcode: number): Error {
  return Object.assign(new Error('Ada'), { errcode })
}
