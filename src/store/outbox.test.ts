import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from './sqlite/store.ts'
import { ADA } from './store.suite.ts'
import { testFolder } from './test-folder.suite.ts'

const HOUR_MS = 3_600_000

/** An outbox with the events of `count` leads, all claimed. */
async function setup(count: number) {
  const file = join(testFolder('outbox', onTestFinished), 'data.sqlite')
  const store = openSqliteStore(file, { channels: ['webhook'] })
  const db = new DatabaseSync(file, { timeout: 5000 })
  onTestFinished(async () => {
    db.close()
    await store.close()
  })
  for (let index = 0; index < count; index += 1) await store.saveLead(`key-${index}`, ADA)
  const claim = (now = new Date()) =>
    store.outbox.claim('webhook', count, now, new Date(now.getTime() + HOUR_MS))
  return {
    outbox: store.outbox,
    claim,
    claimed: (await claim()).map(({ id }) => id),
    db,
    rows: () => db.prepare('SELECT * FROM assessment_deliveries ORDER BY id').all(),
  }
}

it.each([
  ['gives up on', undefined],
  ['puts off', new Date(Date.now() + HOUR_MS)],
])('leaves an event delivered though a slower server %s it', async (_what, retryAt) => {
  const { outbox, claimed, rows } = await setup(2)
  const [first = '', second = ''] = claimed
  await outbox.record([{ id: first, deliveredAt: new Date() }])
  const before = rows().find(({ id }) => id === first)
  await outbox.record([
    { id: first, problem: 'no result in time', retryAt },
    { id: second, deliveredAt: new Date() },
  ])

  expect(rows().find(({ id }) => id === first)).toEqual(before)
  expect(rows().find(({ id }) => id === second)).toMatchObject({ payload: null })
  expect(rows().map(({ last_problem }) => last_problem)).toEqual([null, null])
})

it('gives out what a clock wrote that was a year ahead, and leaves alone what waits', async () => {
  const { outbox, claim, claimed } = await setup(2)
  const [wrong = '', waiting = ''] = claimed
  const yearAhead = new Date(Date.now() + 365 * 24 * HOUR_MS)
  const tomorrow = new Date(Date.now() + 29 * HOUR_MS)
  await outbox.record([
    { id: wrong, problem: 'replied 500', retryAt: yearAhead },
    { id: waiting, problem: 'replied 500', retryAt: tomorrow },
  ])

  expect((await claim()).map(({ id }) => id)).toEqual([wrong])
})

it('gives up on an event, and keeps why and what it said, so that it can be sent again', async () => {
  const { outbox, claim, claimed, rows } = await setup(2)
  const [id = ''] = claimed.toSorted()
  await outbox.record([{ id, problem: 'replied 410', retryAt: undefined }])

  const [gaveUp, waiting] = rows()
  expect(gaveUp).toMatchObject({ id, last_problem: 'replied 410', attempts: 1 })
  expect(gaveUp).toMatchObject({ next_attempt_at: null, delivered_at: null })
  expect(gaveUp?.['payload']).toEqual(expect.any(String))
  expect(waiting).toMatchObject({ last_problem: null, payload: expect.any(String) })
  expect(await claim(new Date(Date.now() + 2 * HOUR_MS))).toHaveLength(1)
})

it('records in the order of the ids, so that two servers never wait for each other', async () => {
  const { outbox, claimed, db } = await setup(4)
  db.exec(`CREATE TABLE written (id TEXT);
    CREATE TRIGGER note_written AFTER UPDATE ON assessment_deliveries
      BEGIN INSERT INTO written VALUES (NEW.id); END`)
  const ids = claimed.toSorted()
  const written = async (order: readonly string[]) => {
    db.exec('DELETE FROM written')
    await outbox.record(order.map((id) => ({ id, deliveredAt: new Date() })))
    return db
      .prepare('SELECT id FROM written ORDER BY rowid')
      .all()
      .map(({ id }) => id)
  }

  expect(await written(ids)).toEqual(ids)
  expect(await written(ids.toReversed())).toEqual(ids)
})
