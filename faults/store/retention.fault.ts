import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore } from '../../src/store/postgres/store.ts'
import { startPostgresServer } from '../../src/store/postgres/server.suite.ts'
import { queryPostgres } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { countOf } from '../harness/settings.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'old rows, many servers', engine: 'PostgreSQL' } as const
const LEADS = countOf('FAULT_OLD_LEADS', 3000)
const SERVERS = 3
const GONE_WITHIN_MS = 60_000

const server = await startPostgresServer()
afterAll(() => server.remove())

it('leaves no event of a deleted lead, however many servers delete at once', async () => {
  const { leads, events } = await deleteAtOnce(productServer())

  recordOutcome({
    ...PROMISE,
    setting: `${LEADS} old leads with their events, ${SERVERS} servers that delete at once`,
    measured: `${leads} leads and ${events} events left`,
  })
  expect({ leads, events }).toEqual({ leads: 0, events: 0 })
})

it('would leave events if they were chosen anew', async () => {
  const main = buildChanged('chooses events anew', [
    {
      file: 'store/purge.ts',
      from: '    const gone = await sql.query(',
      to: `    await sql.query(
        \`DELETE FROM assessment_deliveries WHERE row_key IN (SELECT \${key} FROM \${table}
         WHERE created_at < $1 ORDER BY created_at, id LIMIT \${BATCH})\`, [before.toISOString()])
      await new Promise((resolve) => setTimeout(resolve, 200))
      const gone = await sql.query(`,
    },
    { file: 'store/purge.ts', from: "gone.map((row) => textOf(row['key'])),", to: '[],' },
  ])
  const { events } = await deleteAtOnce(main)

  recordControl(PROMISE, `chooses events anew: ${events} events left`)
  expect(events).toBeGreaterThan(0)
})

async function deleteAtOnce(main: string) {
  const url = await server.createDatabase()
  await fill(url)
  const services = Array.from({ length: SERVERS }, () =>
    startService(main, url, { RETENTION_DAYS: '1' }),
  )
  onTestFinished(() => void Promise.all(services.map((service) => service.kill())))
  const until = performance.now() + GONE_WITHIN_MS
  while ((await countRows(url, 'maturity_quiz_leads')) > 0 && performance.now() < until) {
    await sleep(50)
  }
  for (const service of services) service.signal('SIGTERM')
  await Promise.all(services.map(({ exited }) => exited))
  return {
    leads: await countRows(url, 'maturity_quiz_leads'),
    events: await countRows(url, 'assessment_deliveries'),
  }
}

/** Made 30 hours ago, before a row that stays; no event is sent, because there is no receiver. */
async function fill(url: string): Promise<void> {
  await (await openPostgresStore(url)).close()
  await queryPostgres(
    url,
    `INSERT INTO maturity_quiz_leads
       (idempotency_key, body_hash, name, company, designation, email, created_at)
     SELECT 'key-' || number, repeat('0', 64), 'Ada', 'Engines', 'Head', number || '@engines.example',
       now() - interval '30 hours'
     FROM generate_series(1, ${LEADS}) AS number`,
  )
  await queryPostgres(
    url,
    `INSERT INTO assessment_responses (session_id, body_hash, model_version, overall_score,
       maturity_stage, section_scores, responses, created_at)
     VALUES ('kept', repeat('0', 64), 1, 3, 'Evolving', '{}', '{}', now() - interval '12 hours')`,
  )
  await queryPostgres(
    url,
    `INSERT INTO assessment_deliveries (id, event, row_key, created_at, payload, next_attempt_at)
     SELECT 'msg_' || number, 'lead.created', 'key-' || number, now(), '{}', now()
     FROM generate_series(1, ${LEADS}) AS number`,
  )
}

async function countRows(url: string, table: string): Promise<number> {
  const [row] = await queryPostgres(url, `SELECT count(*)::int AS count FROM ${table}`)
  return Number(row?.['count'])
}
