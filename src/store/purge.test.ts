import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countOlder, deleteDeliveries, isClockAhead, purgeSome } from './purge.ts'
import { sqliteSession } from './sqlite/sql.ts'
import { openSqliteStore } from './sqlite/store.ts'
import { columnOf } from './sqlite/statements.ts'
import { ADA, responseOf } from './store.suite.ts'
import { testFolder } from './test-folder.suite.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const DAY_MS = 86_400_000
const DAYS = 30

/** A database with a lead and a response for each of these ages in days, and their events. */
async function setup(leads: readonly number[], responses: readonly number[] = []) {
  const file = join(testFolder('purge', onTestFinished), 'data.sqlite')
  const store = openSqliteStore(file, { channels: ['webhook'] })
  await Promise.all(leads.map((_, index) => store.saveLead(keyOf('lead', index), ADA)))
  await Promise.all(
    responses.map((_, index) => store.saveResponse(responseOf(keyOf('run', index)))),
  )
  await store.close()
  const db = new DatabaseSync(file)
  onTestFinished(() => void (db.isOpen && db.close()))
  for (const [index, age] of leads.entries()) {
    const set = 'UPDATE maturity_quiz_leads SET created_at = ? WHERE idempotency_key = ?'
    db.prepare(set).run(ago(age).toISOString(), keyOf('lead', index))
  }
  for (const [index, age] of responses.entries()) {
    const set = 'UPDATE assessment_responses SET created_at = ? WHERE session_id = ?'
    db.prepare(set).run(ago(age).toISOString(), keyOf('run', index))
  }
  return {
    db,
    session: sqliteSession(db, (work) => work()),
    leadKeys: () => columnOf(db.prepare('SELECT idempotency_key FROM maturity_quiz_leads')),
    eventKeys: () => columnOf(db.prepare('SELECT row_key FROM assessment_deliveries ORDER BY 1')),
  }
}

/** Rows that come together are kept in the order of their keys. */
function keyOf(what: string, index: number): string {
  return `${what}-${String(index).padStart(3, '0')}`
}

function ago(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MS)
}

describe('a step of a purge', () => {
  it('deletes what is older with its events, and nothing that was made at that moment', async () => {
    const { session, leadKeys, eventKeys } = await setup([31, 30, 29], [40, 31, 1])

    expect(await countOlder(session, ago(DAYS))).toEqual({ leads: 1, responses: 2 })
    expect(await purgeSome(session, ago(DAYS))).toEqual({ leads: 1, responses: 2 })

    expect(leadKeys()).toEqual(['lead-001', 'lead-002'])
    expect(eventKeys()).toEqual(['lead-001', 'lead-002', 'run-002'])
    expect(await countOlder(session, ago(DAYS))).toEqual({ leads: 0, responses: 0 })
    expect(await purgeSome(session, ago(DAYS))).toEqual({ leads: 0, responses: 0 })
  })

  it('takes the oldest two hundred first, and of one moment those that came first', async () => {
    const sameMoment = Array.from({ length: 200 }, () => 40)
    const { session, leadKeys } = await setup([50, ...sameMoment, 60])

    expect(await purgeSome(session, ago(DAYS))).toEqual({ leads: 200, responses: 0 })
    expect(leadKeys()).toEqual(['lead-199', 'lead-200'])
  })

  it('keeps a row whose events cannot be deleted', async () => {
    const { db, session, leadKeys } = await setup([31])
    db.exec(`CREATE TRIGGER keep BEFORE DELETE ON assessment_deliveries
      BEGIN SELECT RAISE(ABORT, 'no'); END`)

    await expect(purgeSome(session, ago(DAYS))).rejects.toThrow('no')
    expect(leadKeys()).toEqual(['lead-000'])
  })

  it('counts the events that went out at least once', async () => {
    const { db, session, eventKeys } = await setup([1, 1, 1, 1])
    db.exec("UPDATE assessment_deliveries SET attempts = 1 WHERE row_key = 'lead-000'")
    db.exec(
      "UPDATE assessment_deliveries SET attempts = 2 WHERE row_key IN ('lead-001', 'lead-003')",
    )

    expect(await deleteDeliveries(session, 'row_key', ['lead-000', 'lead-001', 'lead-002'])).toBe(2)
    expect(eventKeys()).toEqual(['lead-003'])
  })

  it('asks the database nothing where no row goes', async () => {
    const { db, session } = await setup([])
    db.close()

    expect(await deleteDeliveries(session, 'row_key', [])).toBe(0)
  })
})

describe('a clock that may be ahead', () => {
  it.each<[what: string, isAhead: boolean, leads: number[], responses: number[]]>([
    ['no rows', false, [], []],
    ['nothing that is old', false, [30, 29], []],
    ['nothing but old rows', true, [31], []],
    ['nothing but old responses', true, [], [31]],
    ['the first new row today', true, [32, 0], []],
    ['the first new row a week ago', true, [40, 7], []],
    ['the first new row more than a week ago', false, [40, 7.1], []],
    ['a pause that is no longer than what is kept', false, [32, 2], []],
    ['a pause that is longer by little', true, [32.1, 2], []],
    ['a newer one among the old rows', false, [50, 31, 2], []],
    ['a newer one among the old rows, a response', false, [50, 2], [31]],
    ['an older one among the new rows', false, [33, 5, 2], []],
    ['an older one among the new rows, a response', false, [33, 2], [5]],
  ])('is doubted or not with %s', async (_what, isAhead, leads, responses) => {
    const { session } = await setup(leads, responses)

    expect(await isClockAhead(session, DAYS, NOW)).toBe(isAhead)
  })
})
