import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { collect, EVERYTHING, fill, testLead } from '../../owner/owner-store.suite.ts'
import { keyOf } from '../../owner/visits.suite.ts'
import { columnOf } from '../statements.ts'
import { backUp, deleteBackups, newestBackup } from './backup.ts'
import { openSqliteOwnerStore } from '../owner-store.ts'
import { restore } from './restore.ts'
import { openSqliteStore } from '../store.ts'
import type { Store } from '../../store.ts'
import { testFolder } from '../../test-folder.suite.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')

let folder: string
let file: string
let backups: string
const stores: Store[] = []

beforeEach(() => {
  folder = testFolder('backup')
  file = join(folder, 'data/assessment.sqlite')
  backups = join(folder, 'backups')
})
afterEach(() => Promise.all(stores.splice(0).map((store) => store.close())))

async function openFilled(count: number): Promise<Store> {
  const store = openSqliteStore(file)
  stores.push(store)
  await fill(store, count)
  return store
}

function change(path: string, sql: string): void {
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
}

async function readKeys(path: string): Promise<string[]> {
  const db = new DatabaseSync(path, { readOnly: true })
  const keys = db.prepare('SELECT idempotency_key FROM maturity_quiz_leads ORDER BY id')
  const all = columnOf(keys).map(String)
  db.close()
  return all
}

describe('a backup', { timeout: 30_000 }, () => {
  it('holds every row that was confirmed before it began, while the server writes on', async () => {
    const store = await openFilled(2000)
    const saves: Promise<string>[] = []

    for (let round = 0; round < 5; round += 1) {
      const confirmed = 2000 + saves.length
      const one = store.saveLead(`late-${round}`, testLead(round))
      const backup = backUp(file, backups, new Date(+NOW + round * 1000))
      saves.push(one)
      await one
      expect(backup.leads).toBeGreaterThanOrEqual(confirmed)
      expect(await readKeys(backup.file)).toHaveLength(backup.leads)
      expect(backup.responses).toBe(1000)
    }

    expect(await Promise.all(saves)).toEqual(Array(5).fill('saved'))
  })

  it('is one file, readable by its owner alone, named after its moment', async () => {
    await openFilled(3)

    const backup = backUp(file, backups, NOW)

    expect(readdirSync(backups)).toEqual(['assessment-20261120T221328Z.sqlite'])
    expect(backup.file).toBe(join(backups, 'assessment-20261120T221328Z.sqlite'))
    expect(backup.bytes).toBe(statSync(backup.file).size)
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
    expect(statSync(backups).mode & 0o777).toBe(0o700)
    expect(() => backUp(file, backups, NOW)).toThrow('is there already')
  })

  it('is taken while rows are deleted', async () => {
    await openFilled(3000)
    const deleting = spawn(process.execPath, ['-e', DELETE_EACH, file], { stdio: 'pipe' })
    const ended = once(deleting, 'exit')
    let isDeleting = true
    void ended.then(() => (isDeleting = false))
    await once(deleting.stdout, 'data')

    for (let round = 0; isDeleting; round += 1) {
      expect(backUp(file, backups, new Date(+NOW + round * 1000)).responses).toBe(1500)
      await new Promise(setImmediate)
    }

    expect(await ended).toEqual([0, null])
  })

  const DELETE_EACH = `
    const { DatabaseSync } = require('node:sqlite')
    const db = new DatabaseSync(process.argv[1], { timeout: 10_000 })
    db.exec('PRAGMA synchronous = OFF')
    console.log('begins')
    const statement = db.prepare('DELETE FROM maturity_quiz_leads WHERE id = ?')
    const cell = new Int32Array(new SharedArrayBuffer(4))
    for (let id = 1; id <= 3000; id += 1) {
      statement.run(id)
      Atomics.wait(cell, 0, 0, 1)
    }`

  it('that fails leaves nothing behind', async () => {
    const store = await openFilled(500)
    await store.close()
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(7, 40_000, 90_000))

    expect(() => backUp(file, backups, NOW)).toThrow(/SQLITE_CORRUPT.*restore a backup/)
    expect(() => backUp(join(folder, 'none.sqlite'), backups, NOW)).toThrow('no database at')

    expect(readdirSync(backups)).toEqual([])
  })

  it('is deleted when it is old, and no other file is', async () => {
    await openFilled(3)
    backUpEachDay([40, 39, 10, 6, 5, 4, 3, 2, 1])
    const newest = backUp(file, backups, NOW)
    writeFileSync(join(backups, 'assessment-notes.sqlite'), '')
    writeFileSync(join(backups, 'assessment-20261012T000000Z.sqlite.partial'), 'cut short')

    const before = new Date(+NOW - 30 * 86_400_000)

    expect(deleteBackups(backups, before, newest).toSorted()).toEqual([
      'assessment-20261011T221328Z.sqlite',
      'assessment-20261012T000000Z.sqlite.partial',
      'assessment-20261012T221328Z.sqlite',
    ])
    expect(readdirSync(backups)).toHaveLength(9)
  })

  it('stays while it is one of the newest seven, however old the clock makes it', async () => {
    await openFilled(3)
    backUpEachDay([8, 7, 6, 5, 4, 3, 2, 1])
    const ahead = new Date(+NOW + 400 * 86_400_000)
    const newest = backUp(file, backups, ahead)

    expect(deleteBackups(backups, ahead, newest)).toEqual([
      'assessment-20261112T221328Z.sqlite',
      'assessment-20261113T221328Z.sqlite',
    ])
  })

  it('stays where the new one holds far fewer rows, tomorrow too', async () => {
    const store = await openFilled(20)
    backUpEachDay([50, 40, 6, 5, 4, 3, 2, 1])
    await store.purgeSome(new Date(Date.now() + 60_000))
    const before = new Date(+NOW - 30 * 86_400_000)

    for (const seconds of [0, 1, 2]) {
      const newest = backUp(file, backups, new Date(+NOW + seconds * 1000))
      expect(() => deleteBackups(backups, before, newest)).toThrow(
        /it holds 0 leads and 0 responses, and assessment-\w+\.sqlite holds 20 and 10: no older backup/,
      )
    }
    expect(readdirSync(backups)).toHaveLength(11)
  })

  function backUpEachDay(daysAgo: readonly number[]): void {
    for (const days of daysAgo) backUp(file, backups, new Date(+NOW - days * 86_400_000))
  }
})

it('counts as the last backup only if it holds something', () => {
  mkdirSync(backups)
  writeFileSync(join(backups, 'whole.dump'), 'PGDMP')
  utimesSync(join(backups, 'whole.dump'), NOW, NOW)
  writeFileSync(join(backups, 'empty.dump'), '')

  expect(newestBackup(backups)).toMatchObject({ file: 'whole.dump' })
})

describe('a restore', { timeout: 30_000 }, () => {
  it('brings every row back, and keeps the database that was there', async () => {
    const store = await openFilled(1500)
    const backup = backUp(file, backups, NOW)
    await store.saveLead('later', testLead(1))
    await expect(restore(backup.file, file, NOW)).rejects.toThrow('Another server uses')
    await store.close()

    const restored = await restore(backup.file, file, NOW)

    expect(restored).toMatchObject({
      leads: 1500,
      responses: 750,
      erasedAgain: { people: 0, rows: 0 },
    })
    expect(restored.keptAs).toBe(`${file}.before-20261120T221328123Z`)
    expect(
      readdirSync(join(folder, 'data')).filter((name) => /restoring|-wal|-shm/.test(name)),
    ).toEqual([])
    expect(await readKeys(restored.keptAs ?? '')).toContain('later')
    expect(await readKeys(file)).toEqual(await readKeys(backup.file))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = openSqliteStore(file)
    stores.push(again)
    expect(await again.saveLead(keyOf(1), testLead(1))).toBe('repeated')
    expect(await again.saveLead('later', testLead(1))).toBe('saved')
  })

  it('forgets again whom the backup still knew', async () => {
    await openFilled(6)
    const owner = await openSqliteOwnerStore(file)
    const note = { version: 0, state: 'spoken', text: 'is to marry in May' } as const
    for (const id of [3, 4]) await owner.openDesk().saveNote({ ...note, id }, 'anna', NOW)
    await owner.openDesk().saveNote({ ...note, id: 4, version: 1, text: 'sails' }, 'anna', NOW)
    const backup = backUp(file, backups, NOW)
    await owner.erase([testLead(2).email], new Date())
    await owner.close()
    await stores.splice(0)[0]?.close()
    expect(readFileSync(backup.file).includes(testLead(2).email)).toBe(true)

    const { erasedAgain, keptAs } = await restore(backup.file, file, NOW)

    expect(erasedAgain).toEqual({ people: 1, rows: 2 })
    expect(readFileSync(file).includes(testLead(2).email)).toBe(false)
    expect(readFileSync(file).includes(note.text)).toBe(false)
    const after = await openSqliteOwnerStore(file)
    expect((await after.openDesk().readNote(3)).version).toBe(0)
    expect(await after.openDesk().readNote(4)).toMatchObject({ text: 'sails', version: 2 })
    expect((await collect(after.readLeads(EVERYTHING))).map(({ id }) => id)).toEqual([
      1, 2, 4, 5, 6,
    ])
    writeFileSync(`${file}.restoring`, '')
    expect((await after.erase(['nobody@a.example'], NOW)).notes.toSorted()).toEqual([
      expect.stringContaining(`${keptAs?.split('/').at(-1)} is an earlier database`),
      expect.stringContaining('.restoring is left of a restore'),
    ])
    await after.close()
  })

  it('is noticed by whoever still reads the file that was there', async () => {
    const store = await openFilled(3)
    const backup = backUp(file, backups, NOW)
    const owner = await openSqliteOwnerStore(file)
    expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 3)
    await store.close()
    await restore(backup.file, file, NOW)

    await expect(owner.countOlder(EVERYTHING.until)).rejects.toThrow('was replaced or moved')
    await expect(owner.replay('failed', NOW)).rejects.toThrow('was replaced or moved')
    expect(await owner.whenReplaced).toContain('was replaced or moved')
    await owner.close()
  })

  it('makes the database where none is', async () => {
    await openFilled(3)
    const backup = backUp(file, backups, NOW)
    const elsewhere = join(folder, 'new/place.sqlite')

    expect(await restore(backup.file, elsewhere, NOW)).toMatchObject({
      leads: 3,
      keptAs: undefined,
    })
    expect(await readKeys(elsewhere)).toEqual([0, 1, 2].map(keyOf))
  })

  it('takes the place of a damaged database, which is kept with its log', async () => {
    const store = await openFilled(3)
    const backup = backUp(file, backups, NOW)
    await store.close()
    writeFileSync(file, 'damaged '.repeat(2000))
    writeFileSync(`${file}-wal`, 'what was not yet in the file')

    const { keptAs } = await restore(backup.file, file, NOW)

    expect(await readKeys(file)).toHaveLength(3)
    expect(readFileSync(keptAs ?? '', 'utf8')).toContain('damaged')
    expect(readFileSync(`${keptAs}-wal`, 'utf8')).toContain('not yet')
  })

  it.each([
    ['no file', () => {}, 'There is no file'],
    ['no database', (path: string) => writeFileSync(path, 'x'.repeat(5000)), 'it is no database'],
    [
      'another database',
      (path: string) => change(path, 'CREATE TABLE a (b)'),
      'holds no assessments',
    ],
    ['a half backup', halve, 'SQLITE_CORRUPT'],
    ['a newer version', makeNewer, 'does not know'],
    [
      'a live database',
      (path: string) => {
        copyFileSync(file, path)
        copyFileSync(`${file}-wal`, `${path}-wal`)
      },
      'a database in use',
    ],
  ])('refuses %s, and leaves the database as it is', async (_, arrange, sentence) => {
    await openFilled(3)
    const backup = join(folder, 'candidate.sqlite')
    arrange(backup)
    await expect(restore(backup, join(folder, 'other.sqlite'), NOW)).rejects.toThrow(sentence)

    expect(existsSync(join(folder, 'other.sqlite'))).toBe(false)
    expect(existsSync(join(folder, 'other.sqlite.restoring'))).toBe(false)
  })

  function halve(path: string): void {
    const whole = readFileSync(backUp(file, backups, NOW).file)
    writeFileSync(path, whole.subarray(0, Math.floor(whole.length / 2)))
    chmodSync(path, 0o600)
  }

  function makeNewer(path: string): void {
    copyFileSync(backUp(file, backups, NOW).file, path)
    change(path, "INSERT INTO assessment_migrations (name, checksum) VALUES ('0999', 'x')")
  }
})
