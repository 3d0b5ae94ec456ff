import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NO_ROWS } from './erase.ts'
import { countOlder, dropOldPayloads, purgeSome } from './purge.ts'
import { sqliteSession } from './sqlite/sql.ts'
import { columnOf } from './sqlite/statements.ts'
import { openSqliteStore } from './sqlite/store.ts'
import { ADA, responseOf } from '../../tests/support/store-suite.ts'
import { leadKeyOf } from './stored-row.ts'
import { testFolder } from '../../tests/support/test-folder.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const DAY_MS = 86_400_000

function ago(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MS)
}

/** A database with a lead and a response for each of these ages in days, and their events. */
async function setup(leads: readonly number[], responses: readonly number[] = []) {
  const file = join(testFolder('purge', onTestFinished), 'data.sqlite')
  const store = openSqliteStore(file, { channels: ['webhook'] })
  for (const index of leads.keys()) await store.saveLead(`lead-${index}`, ADA)
  for (const index of responses.keys()) await store.saveResponse(responseOf(`run-${index}`))
  await store.close()
  const db = new DatabaseSync(file)
  onTestFinished(() => void (db.isOpen && db.close()))
  for (const [table, ages] of [
    ['maturity_quiz_leads', leads],
    ['assessment_responses', responses],
  ] as const) {
    const set = db.prepare(`UPDATE ${table} SET created_at = ? WHERE id = ?`)
    for (const [index, age] of ages.entries()) set.run(ago(age).toISOString(), index + 1)
  }
  return {
    session: sqliteSession(db, (work) => work(), 0),
    leadIds: () => columnOf(db.prepare('SELECT id FROM maturity_quiz_leads ORDER BY id')),
    eventKeys: () => columnOf(db.prepare('SELECT row_key FROM assessment_deliveries')).map(String),
    payloads: () => columnOf(db.prepare('SELECT payload FROM assessment_deliveries')),
    age: (days: number) =>
      db.prepare('UPDATE assessment_deliveries SET created_at = ?').run(ago(days).toISOString()),
  }
}

it('deletes older rows with their events, and none created at that moment', async () => {
  const { session, leadIds, eventKeys } = await setup([31, 30, 29], [40, 31, 1])

  expect(await countOlder(session, ago(30))).toMatchObject({ leads: 1, responses: 2 })
  expect(await purgeSome(session, ago(30))).toMatchObject({ leads: 1, responses: 2 })

  expect(leadIds()).toEqual([2, 3])
  expect(eventKeys().toSorted()).toEqual(
    [leadKeyOf('lead-1'), leadKeyOf('lead-2'), 'run-2'].toSorted(),
  )
  expect(await purgeSome(session, ago(30))).toEqual(NO_ROWS)
})

it('deletes the oldest rows first, some hundred per step', async () => {
  const { session, leadIds } = await setup(Array.from({ length: 501 }, (_, index) => 500 - index))

  expect(await purgeSome(session, ago(-1))).toMatchObject({ leads: 500, responses: 0 })
  expect(leadIds()).toEqual([501])
})

it('deletes payloads that no channel accepted within 30 days', async () => {
  const { session, payloads, age } = await setup([40, 40])
  age(29)
  expect(await dropOldPayloads(session, ago(30))).toBe(0)

  age(31)
  expect(await dropOldPayloads(session, ago(30))).toBe(2)
  expect(payloads()).toEqual([null, null])
})
