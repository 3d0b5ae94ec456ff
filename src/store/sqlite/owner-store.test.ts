import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { itShowsWhatIsThere, itTakesInEveryRow } from '../desk/desk-store.suite.ts'
import { itKeepsNotes } from '../desk/lead-notes.suite.ts'
import { openStore } from '../open/open-store.ts'
import {
  collect,
  describeOwnerStore,
  EVERYTHING,
  fill,
  testLead,
} from '../owner/owner-store.suite.ts'
import { openSqliteOwnerStore } from './owner-store.ts'
import { openSqliteStore } from './store.ts'
import { testFolder } from '../test-folder.suite.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = testFolder('owner')
  file = join(folder, 'assessment.sqlite')
})

describeOwnerStore('SQLite', async () => ({
  openStore: async (options) => openSqliteStore(file, options),
  openOwner: () => openSqliteOwnerStore(file),
  run: async (sql) => change(sql),
}))

async function openDatabase() {
  await openSqliteStore(file).close()
  const owner = await openSqliteOwnerStore(file)
  onTestFinished(() => owner.close())
  return { owner, run: async (sql: string) => change(sql) }
}

itShowsWhatIsThere(async () => ({ ...(await openDatabase()), runs: 12 }))
itTakesInEveryRow(openDatabase)
itKeepsNotes(openDatabase)

function change(sql: string): void {
  const db = new DatabaseSync(file, { timeout: 5000 })
  db.exec(sql)
  db.close()
}

/** Every file of the folder that holds the text anywhere in its bytes. */
function filesWith(text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}

describe('an erasure in a SQLite file', () => {
  it('leaves no byte of anyone, however often pages were split and merged', async () => {
    const store = openSqliteStore(file, { channels: ['webhook'] })
    await fill(store, 2000)
    const owner = await openSqliteOwnerStore(file)
    await owner.openDesk().prepare()
    const people = Array.from({ length: 25 }, (_, index) => testLead(index * 80))
    expect(filesWith(people[0]?.email ?? '')).not.toEqual([])

    for (const { email } of people) {
      expect((await owner.erase([email], new Date())).leads).toBe(1)
    }

    expect(people.filter(({ email }) => filesWith(email).length > 0)).toEqual([])
    expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 2000 - 25)
    expect(await store.saveLead('key-new', testLead(1))).toBe('saved')
    await owner.close()
    await store.close()
  })

  it('leaves no byte of what owners noted of anyone', async () => {
    const store = openSqliteStore(file)
    await fill(store, 300)
    const owner = await openSqliteOwnerStore(file)
    const desk = owner.openDesk()
    const [note, other] = ['She is to marry in May', 'He sails']
    for (let id = 1; id <= 300; id += 1) {
      const text = `${id % 3 === 0 ? note : other}. `.repeat(1 + (id % 40))
      await desk.saveNote({ id, version: 0, state: 'spoken', text }, 'anna', new Date())
    }
    // Longer and shorter again, so that pages are split and merged.
    for (let id = 2; id <= 300; id += 3) {
      const text = other.repeat(500 / (1 + (id % 7)))
      await desk.saveNote({ id, version: 1, state: 'closed', text }, 'anna', new Date())
    }
    expect(filesWith(note)).not.toEqual([])

    const people = Array.from({ length: 300 }, (_, index) => testLead(index).email)
    await owner.erase(
      people.filter((_, index) => (index + 1) % 3 === 0),
      new Date(),
    )

    expect(filesWith(note)).toEqual([])
    expect(filesWith(other)).not.toEqual([])
    expect(await desk.readNote(2)).toMatchObject({ state: 'closed', version: 2 })
    await owner.close()
    await store.close()
  })

  it('looks for what secure_delete leaves behind, and rewrites the file then', async () => {
    await openSqliteStore(file).close()
    // Deleted without care, as a page that was split would leave it.
    change(`PRAGMA secure_delete = OFF;
      INSERT INTO maturity_quiz_leads (idempotency_key, body_hash, name, company, designation, email)
      VALUES ('k', '${'0'.repeat(64)}', 'n', 'c', 'd', 'ada@engines.example');
      DELETE FROM maturity_quiz_leads`)
    expect(filesWith('ada@engines.example')).toEqual(['assessment.sqlite'])
    const owner = await openSqliteOwnerStore(file)

    await owner.erase(['ada@engines.example'], new Date())

    expect(filesWith('ada@engines.example')).toEqual([])
    await owner.close()
  })

  it('lets the server keep rows while it goes on', async () => {
    const store = openSqliteStore(file)
    await fill(store, 1000)
    const owner = await openSqliteOwnerStore(file)
    const saved: Promise<string>[] = []

    for (let index = 0; index < 15; index += 1) {
      saved.push(store.saveLead(`more-${index}`, testLead(5000 + index)))
      await owner.erase([testLead(index).email], new Date())
    }

    expect(await Promise.all(saved)).toEqual(Array(15).fill('saved'))
    expect(await owner.countOlder(EVERYTHING.until)).toHaveProperty('leads', 1000)
    await owner.close()
    await store.close()
  })

  it('is done again before a server serves a file that was put back', async () => {
    let store = await openStore({ engine: 'sqlite', file })
    await fill(store, 3)
    await store.close()
    const old = new DatabaseSync(file, { timeout: 5000 })
    old.prepare('VACUUM INTO ?').run(`${file}.old`)
    old.close()
    const owner = await openSqliteOwnerStore(file)
    await owner.erase([testLead(2).email], new Date())
    await owner.close()
    rmSync(file)
    change('SELECT 1')
    rmSync(file)
    const backup = new DatabaseSync(`${file}.old`, { timeout: 5000 })
    backup.prepare('VACUUM INTO ?').run(file)
    backup.close()
    rmSync(`${file}.old`)
    expect(filesWith(testLead(2).email)).toEqual(['assessment.sqlite'])

    store = await openStore({ engine: 'sqlite', file })

    expect(filesWith(testLead(2).email)).toEqual([])
    const again = await openSqliteOwnerStore(file)
    expect((await collect(again.readLeads(EVERYTHING))).map(({ id }) => id)).toEqual([1, 2])
    await again.close()
    await store.close()
  })

  it('is done again by a list elsewhere, and a missing list is told at the start', async () => {
    const erasedFile = join(folder, 'lists/erased')
    const warnings: string[] = []
    const start = () =>
      openStore(
        { engine: 'sqlite', file },
        { erasedFile, onWarning: (sentence) => warnings.push(sentence) },
      )
    let store = await start()
    await fill(store, 3)
    const owner = await openSqliteOwnerStore(file, erasedFile)
    await owner.erase([testLead(2).email], new Date(Date.now() + 60_000))
    await store.saveLead('brought back', testLead(2))
    await store.close()
    change('DELETE FROM assessment_erased_emails')

    store = await start()
    await store.close()

    expect(await owner.countOf([testLead(2).email])).toEqual({ leads: 0, responses: 0 })
    expect(warnings).toEqual([])
    await owner.close()

    rmSync(erasedFile)
    await (await start()).close()
    expect(warnings).toEqual([
      `The database knows of 1 erasure, but there is no list of erased emails at ${erasedFile}: ` +
        'who was erased since cannot be known',
    ])
  })

  it('says that a long reader keeps the log in use', async () => {
    const store = openSqliteStore(file)
    await fill(store, 3)
    const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    const rows = reader.prepare('SELECT * FROM maturity_quiz_leads').iterate()
    rows.next()
    await fill(store, 6)
    const owner = await openSqliteOwnerStore(file)

    expect(await owner.replay('failed', new Date())).toBe(0)
    expect(await owner.withdrawBenchmark()).toBe(false)
    const busy = await owner.erase([testLead(1).email], new Date())
    expect(busy).toMatchObject({ leads: 1, unfinished: expect.stringMatching('end that program') })
    expect(busy.notes.join()).toContain('A new list of erased emails begins')

    rows.return?.()
    reader.close()
    await owner.erase([testLead(1).email], new Date())
    expect(filesWith(testLead(1).email)).toEqual([])
    await owner.close()
    await store.close()
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['is missing', () => {}, 'There is no database at'],
    ['is no database', () => writeText('not a database, '.repeat(100)), 'it is no database'],
    ['is empty', () => writeText(''), 'holds no assessments'],
  ])('is told when it %s', async (_, arrange, sentence) => {
    arrange()

    await expect(openSqliteOwnerStore(file)).rejects.toThrow(sentence)
  })

  it('is told when another program has locked it', async () => {
    await openSqliteStore(file).close()
    const other = new DatabaseSync(file, { timeout: 5000 })
    other.exec('PRAGMA locking_mode = EXCLUSIVE')
    other.exec('BEGIN EXCLUSIVE')

    await expect(openSqliteOwnerStore(file)).rejects.toThrow('Another program has locked')

    other.close()
  })
})

it('waits for a program that has the file locked for a moment', async () => {
  await openSqliteStore(file).close()
  const owner = await openSqliteOwnerStore(file)
  onTestFinished(() => owner.close())
  // This thread sleeps while it waits, so the other one cannot be told when to let go.
  const other = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const db = new (require('node:sqlite').DatabaseSync)(workerData)
     db.exec('BEGIN IMMEDIATE')
     parentPort.postMessage('locked')
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
     db.exec('ROLLBACK')
     db.close()`,
    { eval: true, workerData: file },
  )
  const exited = once(other, 'exit')
  await once(other, 'message')

  await owner.addAction({ at: '2026-11-20T22:13:28.123Z', who: null, action: 'erase', count: 1 })

  expect(await owner.readActions()).toHaveLength(1)
  await exited
})

function writeText(text: string): void {
  writeFileSync(file, text)
}
