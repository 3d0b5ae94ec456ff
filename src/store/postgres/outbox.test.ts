import { expect, it, onTestFinished } from 'vitest'

import { ADA } from '../../../tests/support/store-suite.ts'
import { createDatabase } from '../../../tests/support/database.ts'
import { runSql } from '../../../tests/support/postgres-server.ts'
import { openPostgresStore } from './store.ts'

it('claims one event, also when the planner takes the table for nearly empty, as after a big delete', async () => {
  const url = await createDatabase()
  const store = await openPostgresStore(url, { channels: ['webhook'] })
  onTestFinished(() => store.close())
  for (let index = 0; index < 12; index += 1) await store.saveLead(`key-${index}`, ADA)
  await runSql(
    url,
    `UPDATE pg_class SET reltuples = 1, relpages = 1000 WHERE relname LIKE 'assessment_deliveries%'`,
  )
  await store.outbox.claim('webhook', new Date(), new Date(Date.now() + 60_000))

  const claimed = await runSql(url, 'SELECT id FROM assessment_deliveries WHERE attempts > 0')
  expect(claimed).toHaveLength(1)
})
