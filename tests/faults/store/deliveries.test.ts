import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, it } from 'vitest'

import { SECRET, startReceiver } from '../../support/webhook-receiver.ts'
import { runSql, startPostgresServer } from '../../support/postgres-server.ts'
import { createClient } from '../harness/client.ts'
import { postgresOn } from '../harness/database.ts'
import { addTo } from '../harness/ledger.ts'
import type { Ledger } from '../harness/ledger.ts'
import { sendEntry } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { submissionOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'

const EVENTS = countOf('FAULT_EVENTS', 200)
const KILLS = countOf('FAULT_EVENT_KILLS', 2)
/** An event that a killed server had claimed is due again after a minute. */
const DONE_WITHIN_MS = 600_000

const postgres = await startPostgresServer()
afterAll(() => postgres.remove())

it('every event arrives under its id, though a fifth is refused once and servers are killed', async () => {
  const database = await postgresOn(postgres).createDatabase()
  const refused = new Set<string>()
  const receiver = await startReceiver((count, response, request) => {
    const id = String(request.headers['webhook-id'])
    if (count % 5 !== 0 || refused.has(id)) return
    refused.add(id)
    response.writeHead(503).end()
  })
  const env = { WEBHOOK_URL: receiver.url.href, WEBHOOK_SECRET: SECRET }
  const start = () => startService(productServer(), database.url, env)
  const other = start()
  let killed = start()
  await killed.ready()
  const url = await other.ready()

  const random = createRandom('deliveries')
  const ledger: Ledger = new Map()
  const client = createClient({ connections: 32 })
  const entries = Array.from({ length: EVENTS }, () => addTo(ledger, submissionOf(random)))
  const sent = Promise.all(entries.map((entry) => sendEntry(client, url, entry)))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(random.between(100, 600))
    await killed.kill()
    killed = start()
    await killed.ready()
  }
  await sent
  client.close()
  const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id)
  const until = performance.now() + DONE_WITHIN_MS
  while (new Set(idsOf(receiver.accepted)).size < EVENTS && performance.now() < until) {
    await sleep(200)
  }

  const ids = new Set(idsOf(receiver.accepted))
  const stored = await runSql(database.url, 'SELECT id FROM assessment_deliveries ORDER BY id')
  expect([...ids].toSorted()).toEqual(stored.map((row) => Object(row).id))
  expect(stored).toHaveLength(EVENTS)
})
