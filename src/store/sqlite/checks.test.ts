import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testFolder } from '../../../tests/support/test-folder.ts'
import { checkIntegrity, checkModes, setUp, checkVersion } from './checks.ts'
import { readPragma } from './statements.ts'

describe('the version of SQLite', () => {
  it.each(['3.51.3', '3.51.10', '3.100.0', '4.0.0'])('may be %s', (version) =>
    expect(() => checkVersion(version)).not.toThrow(),
  )

  it.each(['3.51.2', '3.50.10', '3.9.9', '2.99.9', ''])('may not be %s', (version) =>
    expect(() => checkVersion(version)).toThrow('use an official Node.js'),
  )
})

describe('the modes of the connection', () => {
  let db: DatabaseSync

  beforeEach(() => {
    db = new DatabaseSync(join(testFolder('checks'), 'x.sqlite'))
  })
  afterEach(() => db.close())

  it('are durable after a write, once they are set', () => {
    setUp(db)
    db.exec('CREATE TABLE t (a)')

    expect(() => checkModes(db)).not.toThrow()
    expect(read('synchronous')).toBe(2)
    expect(read('secure_delete')).toBe(1)
    expect(read('foreign_keys')).toBe(1)
    expect(read('trusted_schema')).toBe(0)
    expect(read('journal_size_limit')).toBe(67_108_864)
  })

  it('are rejected if a power cut would lose rows', () => {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    db.exec('CREATE TABLE t (a)')

    expect(() => checkModes(db)).toThrow('would lose rows at a power cut (synchronous is 1')
  })

  it('are rejected without a write-ahead log', () => {
    db.exec('PRAGMA synchronous = FULL')

    expect(() => checkModes(db)).toThrow('its journal mode is delete')
  })

  function read(name: string): unknown {
    return readPragma(db, name)
  }
})

describe('the integrity of a file', () => {
  const PAGE_BYTES = 4096
  let file: string
  let db: DatabaseSync

  beforeEach(() => {
    file = join(testFolder('checks'), 'x.sqlite')
    db = new DatabaseSync(file)
    db.exec(`
      CREATE TABLE first (a);
      CREATE TABLE second (a);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO first SELECT randomblob(1000) FROM n;
      INSERT INTO second SELECT * FROM first
    `)
  })
  afterEach(() => db.close())

  it('is confirmed if nothing is damaged', () => {
    expect(() => checkIntegrity(db)).not.toThrow()
  })

  it('finds damage anywhere, unless it is too large for a start', () => {
    damage(Math.floor(Number(readPragma(db, 'page_count')) / 4))
    expect(() => checkIntegrity(db, 0)).not.toThrow()
    expect(() => checkIntegrity(db, 1e9)).toThrow('The database file is damaged')
  })

  function damage(page: number): void {
    db.close()
    const written = openSync(file, 'r+')
    writeSync(written, Buffer.alloc(PAGE_BYTES, 0xff), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES)
    closeSync(written)
    db = new DatabaseSync(file)
  }
})
