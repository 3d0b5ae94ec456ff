import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'

import { sqliteCodeOf, sqliteFailureOf, startErrorOf } from './errors.ts'

describe('a failure of SQLite', () => {
  it.each([
    ['SQLITE_CONSTRAINT_CHECK', 'row'],
    ['SQLITE_CONSTRAINT_NOTNULL', 'row'],
    ['SQLITE_CONSTRAINT_DATATYPE', 'row'],
    ['SQLITE_TOOBIG', 'row'],
    ['SQLITE_MISMATCH', 'row'],
    ['SQLITE_FULL', 'busy'],
    ['SQLITE_BUSY', 'busy'],
    ['SQLITE_BUSY_SNAPSHOT', 'busy'],
    ['SQLITE_LOCKED', 'busy'],
    ['SQLITE_IOERR_FSYNC', 'fatal'],
    ['SQLITE_IOERR_WRITE', 'fatal'],
    ['SQLITE_CORRUPT', 'fatal'],
    ['SQLITE_CORRUPT_INDEX', 'fatal'],
    ['SQLITE_NOTADB', 'fatal'],
    ['SQLITE_READONLY_DBMOVED', 'fatal'],
    ['SQLITE_CANTOPEN', 'fatal'],
    ['SQLITE_ERROR', 'fatal'],
  ])('with %s concerns: %s', (code, failure) => {
    expect(sqliteFailureOf(new Database.SqliteError('', code))).toBe(failure)
  })

  it('on a full disk is none of the row', () => {
    const db = new Database(':memory:')
    db.exec('CREATE TABLE t (a); PRAGMA max_page_count = 3')

    expect(sqliteFailureOf(errorOf(() => fill(db)))).toBe('busy')
  })

  it('that is none of SQLite concerns the row', () => {
    expect(sqliteFailureOf(new TypeError('cannot bind'))).toBe('row')
  })

  it('is told by its code alone', () => {
    expect(sqliteCodeOf(new Database.SqliteError('Ada', 'SQLITE_FULL'))).toBe('SQLITE_FULL')
    expect(sqliteCodeOf(new TypeError('Ada'))).toBe('TypeError')
  })
})

describe('a refused start', () => {
  it.each([
    ['SQLITE_FULL', 'make room'],
    ['SQLITE_READONLY', 'let this user write'],
    ['SQLITE_CANTOPEN', 'let this user write'],
    ['SQLITE_BUSY', 'end every other program'],
    ['SQLITE_NOTADB', 'name another file'],
    ['SQLITE_IOERR_READ', 'check the disk'],
  ])('with %s says what to do: %s', (code, advice) => {
    const error = startErrorOf(new Database.SqliteError('', code), 'x.sqlite')

    expect(error).toMatchObject({
      message: expect.stringContaining(`x.sqlite cannot be used (${code})`),
    })
    expect(error).toMatchObject({ message: expect.stringContaining(advice) })
  })
})

function fill(db: Database.Database): void {
  const insert = db.prepare('INSERT INTO t VALUES (zeroblob(1000))')
  for (let row = 0; row < 100; row += 1) insert.run()
}

function errorOf(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing failed')
}
