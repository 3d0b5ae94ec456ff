import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { claimAll } from '../../tests/support/claim-all.ts'
import { openSqliteStore } from './sqlite/store.ts'
import { ADA } from '../../tests/support/store-suite.ts'
import { testFolder } from '../../tests/support/test-folder.ts'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** An outbox with the events of `count` leads. */
async function setup(count: number) {
  const file = join(testFolder('outbox', onTestFinished), 'data.sqlite')
  const store = openSqliteStore(file, { channels: ['webhook'] })
  const db = new DatabaseSync(file, { timeout: 5000 })
  onTestFinished(async () => {
    db.close()
    await store.close()
  })
  for (let index = 0; index < count; index += 1) {
    await store.saveLead(`key-${index}`, { ...ADA, name: `Ada ${index}` })
  }
  return {
    store,
    outbox: store.outbox,
    claimEach: (now = new Date()) =>
      claimAll(store.outbox, 'webhook', now, new Date(now.getTime() + HOUR_MS)),
    rows: () => db.prepare('SELECT * FROM assessment_deliveries ORDER BY id').all(),
  }
}

it.each([
  ['gives up on', undefined],
  ['puts off', inHours(1)],
])('keeps an event delivered even if a slower server %s it', async (_what, retryAt) => {
  const { outbox, claimEach, rows } = await setup(2)
  const [first = '', second = ''] = (await claimEach()).map(({ id }) => id)
  await outbox.accept(first, new Date())
  const before = rows().find(({ id }) => id === first)
  await outbox.fail(first, 'no result in time', retryAt)
  await outbox.accept(second, new Date())

  expect(rows().find(({ id }) => id === first)).toEqual(before)
  expect(rows().find(({ id }) => id === second)).toMatchObject({ payload: null })
})
