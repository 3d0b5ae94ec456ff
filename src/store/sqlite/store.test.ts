import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { openSqliteStore } from './store.ts'
import { StoreUnavailableError } from '../errors.ts'
import type { RowTable } from '../sql/sql.ts'
import type { Store } from '../store.ts'
import { LEAD_TABLE, RESPONSE_TABLE } from '../stored-row.ts'
import { ADA, describeStore, responseOf } from '../../../tests/support/store-suite.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = testFolder('sqlite')
  file = join(folder, 'data/assessment.sqlite')
})

describeStore('SQLite', async () => ({
  open: async (options) => openSqliteStore(file, options),
  readLeads: async () => readTable(LEAD_TABLE),
  readResponses: async () =>
    readTable(RESPONSE_TABLE).map((row) => ({
      ...row,
      section_scores: JSON.parse(String(row['section_scores'])),
      responses: JSON.parse(String(row['responses'])),
    })),
  readBeat: async () => dateOf(read('SELECT beat_at FROM assessment_store')[0]?.['beat_at']),
  run: async (sql) => change(sql),
}))

describe('a SQLite file', () => {
  let store: Store | undefined

  afterEach(async () => {
    await store?.close()
    store = undefined
  })

  it('is readable only by its owner, with its folder and side files, whatever the rights were', async () => {
    await openSqliteStore(file).close()
    chmodSync(file, 0o644)
    store = openSqliteStore(file)
    await store.saveLead('key-1', ADA)

    expect(modeOf(join(folder, 'data'))).toBe(0o700)
    for (const suffix of ['', '-wal', '-shm', '.lock']) expect(modeOf(file + suffix)).toBe(0o600)
  })

  it('has everything in itself, without its log, half a minute after the last write', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    store = openSqliteStore(file)
    await store.saveLead('key-1', ADA)
    await store.saveResponse(responseOf('session_1'))

    vi.advanceTimersByTime(30_000)
    await store.checkWritable()
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)

    const db = new DatabaseSync(copy, { readOnly: true })
    expect(db.prepare('SELECT email FROM maturity_quiz_leads').all()).toEqual([
      { email: ADA.email },
    ])
    expect(db.prepare('SELECT session_id FROM assessment_responses').all()).toHaveLength(1)
    db.close()
  })

  it('has its tables from the start, so that a copy without its log is known as one', () => {
    store = openSqliteStore(file)
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(file, copy)

    const db = new DatabaseSync(copy, { readOnly: true })
    expect(db.prepare('SELECT count(*) AS count FROM maturity_quiz_leads').get()).toEqual({
      count: 0,
    })
    db.close()
  })

  it('serves one server at a time', async () => {
    store = openSqliteStore(file)

    expect(() => openSqliteStore(file)).toThrow('Another server uses the database file')

    await store.close()
    store = openSqliteStore(file)
    expect(await store.saveLead('key-1', ADA)).toBe('saved')
  })

  it('stays locked after a second server was rejected', async () => {
    store = openSqliteStore(file)
    expect(() => openSqliteStore(file)).toThrow()

    const other = spawn(process.execPath, ['-e', HOLD_LOCK, `${file}.lock`], { cwd: process.cwd() })
    const [code] = await once(other, 'exit')

    expect(code).not.toBe(0)
  })

  it('accepts rows again after another program has released it', async () => {
    store = openSqliteStore(file)
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')

    await expect(store.saveLead('key-1', ADA)).rejects.toThrow(StoreUnavailableError)

    other.exec('ROLLBACK')
    other.close()
    expect(await store.saveLead('key-1', ADA)).toBe('saved')
  })

  it('writes rows that arrive together in one commit, because each commit is a flush to disk', async () => {
    store = openSqliteStore(file, { channels: ['webhook'] })
    const before = countCommits()

    await Promise.all([
      store.saveLead('key-1', ADA),
      store.saveResponse(responseOf('session_1')),
      store.saveLead('key-2', ADA),
    ])

    expect(countCommits() - before).toBe(1)
    expect(read('SELECT id FROM assessment_deliveries')).toHaveLength(3)
  })

  it('never lets the index of its log grow, which a full disk could not hold', async () => {
    const opened = openSqliteStore(file, { channels: ['webhook'] })
    store = opened
    await opened.saveLead('first', ADA)
    const { size } = statSync(`${file}-shm`)

    for (let start = 0; start < 12_000; start += 1000) {
      const keys = Array.from({ length: 1000 }, (_, index) => `key-${start + index}`)
      await Promise.all(keys.map((key) => opened.saveLead(key, ADA)))
    }

    expect(statSync(`${file}-shm`).size).toBe(size)
  })

  it('ends the service, once, when it is damaged while the server runs', async () => {
    const onFatal = vi.fn<(error: Error) => void>()
    store = openSqliteStore(file, { onFatal })
    change('PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 4000000')
    change('PRAGMA writable_schema = ON; PRAGMA schema_version = 1000')

    await expect(store.saveLead('key-1', ADA)).rejects.toThrow(StoreUnavailableError)
    await expect(store.saveLead('key-1', ADA)).rejects.toThrow(StoreUnavailableError)
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailableError)
    await vi.waitFor(() => expect(onFatal).toHaveBeenCalled(), 10_000)

    expect(onFatal.mock.calls).toEqual([[new Error('The database file failed (SQLITE_CORRUPT)')]])
  })

  it.each([
    [
      'is not a database',
      () => writeFileSync(file, 'id,name\n1,Ada\n'.repeat(100)),
      'it is not a SQLite database; choose another file',
    ],
    [
      'belongs to another product',
      () => change('CREATE TABLE songs (title TEXT)'),
      'belongs to another program or to an unreleased build',
    ],
    [
      'is locked by another program, without a write-ahead log',
      () => {
        const other = new DatabaseSync(file, { timeout: 5000 })
        onTestFinished(() => other.close())
        other.exec('BEGIN EXCLUSIVE')
      },
      'end every other program that has it open',
    ],
  ])('is rejected when it %s', (_, spoil, sentence) => {
    mkdirSync(join(folder, 'data'))
    spoil()

    expect(() => openSqliteStore(file)).toThrow(sentence)
  })

  it('is rejected when one of its pages is damaged', async () => {
    const damaged = openSqliteStore(file)
    await damaged.saveLead('key-1', ADA)
    await damaged.close()
    const [index] = read("SELECT rootpage FROM sqlite_schema WHERE type = 'index'")
    change('PRAGMA journal_mode = DELETE')
    writePage(Number(index?.['rootpage']), Buffer.alloc(4096, 7))

    expect(() => openSqliteStore(file)).toThrow('The database file is damaged')
  })

  it('is rejected when it is not writable', () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be')

    expect(() => openSqliteStore(file)).toThrow('name a folder that this user may write to')
    expect(() => openSqliteStore(folder)).toThrow('is a folder: name a file in it')
    expect(modeOf(folder) & 0o100, 'can still be entered').toBe(0o100)
  })

  it('saves a row after another program held the lock for a second, without blocking meanwhile', async () => {
    store = openSqliteStore(file)
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    let turns = 0
    const timer = setInterval(() => (turns += 1), 10)
    setTimeout(() => other.exec('ROLLBACK'), 1000)

    expect(await store.saveLead('key-1', ADA)).toBe('saved')

    clearInterval(timer)
    other.close()
    expect(turns).toBeGreaterThan(20)
  })

  it('is rejected, and not touched, when a newer version or an unreleased build made it', async () => {
    await openSqliteStore(file).close()
    change('PRAGMA user_version = 99')
    expect(() => openSqliteStore(file)).toThrow('A newer version of this product has used')

    for (const unreleased of ['user_version = 1', 'application_id = 0']) {
      change(`PRAGMA ${unreleased}`)
      const before = readFileSync(file)
      expect(() => openSqliteStore(file)).toThrow('to another program or to an unreleased build')
      expect(readFileSync(file).equals(before)).toBe(true)
    }
  })
})

/** Another process that holds the lock of a server until it is killed. */
const HOLD_LOCK = `
  const lock = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 0 })
  lock.exec('BEGIN EXCLUSIVE')
  console.log('held')
  setInterval(() => {}, 1000)
`

/** In the write-ahead log: the last frame of a commit contains the resulting file size. */
function countCommits(): number {
  const log = readFileSync(`${file}-wal`)
  if (log.length === 0) return 0
  const frameBytes = 24 + log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at < log.length; at += frameBytes)
    if (log.readUInt32BE(at + 4) > 0) commits += 1
  return commits
}

function readTable({ name, columns }: RowTable): Record<string, unknown>[] {
  const names = ['id', 'created_at', ...Object.keys(columns)]
  return read(`SELECT ${names.join()} FROM ${name} ORDER BY id`).map((row) => ({
    ...row,
    created_at: dateOf(row['created_at']),
  }))
}

function read(sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return db.prepare(sql).all()
  } finally {
    db.close()
  }
}

function change(sql: string): void {
  const db = new DatabaseSync(file, { defensive: false, timeout: 5000 })
  db.exec(sql)
  db.close()
}

function writePage(number: number, page: Buffer): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, page, 0, page.length, (number - 1) * page.length)
  closeSync(descriptor)
}

function dateOf(text: unknown): Date {
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  return new Date(String(text))
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}
