import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import { testFolder } from '../test-folder.suite.ts'

/** A database with leads and responses of these ids. */
async function open(leadIds: readonly number[], responseIds: readonly number[] = []) {
  const file = join(testFolder('take-in'), 'a.sqlite')
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file, { timeout: 5000 })
  const add = (table: string, columns: string, ids: readonly number[], values: string) =>
    db
      .prepare(
        `INSERT INTO ${table} (id, created_at, body_hash, ${columns})
         SELECT value, '2026-01-01T12:00:00.000Z', '${'0'.repeat(64)}', ${values}
         FROM json_each(?)`,
      )
      .run(JSON.stringify(ids))
  add(
    'maturity_quiz_leads',
    'idempotency_key, name, company, designation, email',
    leadIds,
    "'key-' || value, 'Ada', 'Engines', 'VP', 'ada@engines.example'",
  )
  add(
    'assessment_responses',
    'session_id, overall_score, maturity_stage, section_scores, responses, user_email',
    responseIds,
    `'session-' || value, 3, 'Evolving', '{}', '{}', 'ada@engines.example'`,
  )
  const owner = await openSqliteOwnerStore(file)
  onTestFinished(async () => {
    await owner.close()
    db.close()
  })
  const idsIn = (table: string) => {
    const rows = db.prepare(`SELECT id FROM assessment_desk_${table} ORDER BY id`).all()
    return rows.map(({ id }) => Number(id))
  }
  return { db, idsIn, openDesk: () => owner.openDesk() }
}

const idsUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it('looks at the ids of responses, then of leads, ten thousand at a time', async () => {
  const { idsIn, openDesk } = await open([1, 10_000, 10_001, 25_000], [2, 3])
  const told: [number, number][] = []
  const desk = openDesk()
  await desk.prepare((done, total) => told.push([done, total]))

  expect(told).toEqual([
    [3, 25_003],
    [10_003, 25_003],
    [20_003, 25_003],
    [25_003, 25_003],
  ])
  expect(idsIn('leads')).toEqual([1, 10_000, 10_001, 25_000])
  expect(idsIn('responses')).toEqual([2, 3])

  told.length = 0
  await desk.prepare((done, total) => told.push([done, total]))
  expect(told).toEqual([
    [3, 503],
    [503, 503],
  ])
})

it('looks at no id where there is none', async () => {
  const { openDesk } = await open([])
  let told = 0
  await openDesk().prepare(() => (told += 1))

  expect(told).toBe(0)
})

it.each(['maturity_quiz_leads', 'assessment_responses'])(
  'looks at every id where %s has more rows than the desk',
  async (table) => {
    const { db, idsIn, openDesk } = await open(idsUpTo(600), idsUpTo(600))
    await openDesk().prepare()
    const kind = table === 'assessment_responses' ? 'responses' : 'leads'
    db.exec(`DELETE FROM assessment_desk_${kind} WHERE id = 50`)
    await openDesk().prepare()

    expect(idsIn(kind)).toEqual(idsUpTo(600))
  },
)

it('stops between two transactions, each of two hundred rows', async () => {
  const { idsIn, openDesk } = await open(idsUpTo(5000))
  const desk = openDesk()
  const prepared = desk.prepare()
  while (idsIn('leads').length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  await desk.close()
  await prepared

  const { length } = idsIn('leads')
  expect(length).toBeLessThan(5000)
  expect(length % 200).toBe(0)
  expect(idsIn('leads')).toEqual(idsUpTo(length))
})

it('adds what came in since, where nobody asks how far it is', async () => {
  const { idsIn, openDesk } = await open(idsUpTo(3), [1])
  const { rows } = await openDesk().readLeads({}, undefined, 9)

  expect(rows.map(({ id, runs }) => [id, runs])).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
  ])
  expect(idsIn('responses')).toEqual([1])
})
