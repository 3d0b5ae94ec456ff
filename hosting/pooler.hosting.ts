import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresDatabase, queryPostgres } from '../faults/harness/database.ts'
import { verdictOf } from '../faults/harness/ledger.ts'
import type { Ledger } from '../faults/harness/ledger.ts'
import { startLoad } from '../faults/harness/load.ts'
import { recordControl, recordOutcome } from '../faults/harness/outcome.ts'
import { startService } from '../faults/harness/service.ts'
import { countOf, createRandom } from '../faults/harness/settings.ts'
import { productServer } from '../faults/harness/variants.ts'
import { startPostgresServer } from '../src/store/postgres/server.suite.ts'
import type { PostgresServer } from '../src/store/postgres/server.suite.ts'
import { countsOf, isCut } from './outcomes.ts'
import { startPooler } from './pooler.ts'
import { isMissing } from './proxies.ts'

const PROMISE = { promise: 'behind PgBouncer', engine: 'PostgreSQL' } as const
const REQUESTS = countOf('HOSTING_POOLED', 500)
const VISITORS = 64
const CONNECTIONS = 4

describe.skipIf(isMissing('pgbouncer'))('a server whose PostgreSQL is behind PgBouncer', () => {
  let postgres: PostgresServer

  beforeAll(async () => {
    postgres = await startPostgresServer()
  })
  afterAll(() => postgres.remove())

  async function pooled(mode: 'transaction' | 'statement') {
    const direct = await postgres.createDatabase()
    const pooler = await startPooler({ url: direct, mode, connections: CONNECTIONS })
    onTestFinished(() => pooler.stop())
    const service = startService(productServer(), pooler.addressOf(direct))
    onTestFinished(() => service.kill())
    return { direct, service }
  }

  it('keeps each row once and fails no request, in transaction mode', async () => {
    const { direct, service } = await pooled('transaction')
    const ledger: Ledger = new Map()
    const random = createRandom(PROMISE.promise)
    const url = await service.ready()
    const load = startLoad(url, { ledger, random, connections: VISITORS })
    while (load.requests.length < REQUESTS) await sleep(10)
    const database = new URL(direct).pathname.slice(1)
    const [row] = await queryPostgres(
      direct,
      `SELECT count(*)::int AS held FROM pg_stat_activity
       WHERE datname = '${database}' AND pid <> pg_backend_pid()`,
    )
    await load.stop()

    const verdict = verdictOf(ledger, await postgresDatabase(direct).readRows())
    recordOutcome({
      ...{ ...PROMISE, verdict },
      setting: `transaction mode, ${CONNECTIONS} connections to PostgreSQL, ${VISITORS} visitors at a time`,
      measured: `${load.requests.length} requests: ${countsOf(load.requests)}`,
    })
    expect(row?.['held']).toBeGreaterThan(0)
    expect(row?.['held']).toBeLessThanOrEqual(CONNECTIONS)
    expect(load.requests.filter(isCut)).toEqual([])
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
  })

  it('does not start in statement mode, and says what to change', async () => {
    const { service } = await pooled('statement')
    expect((await service.exited).code).toBe(1)
    const { stderr } = service.output()
    expect(stderr).toContain('a pooler in between refuses it; let it pool by transaction')
    recordControl(PROMISE, `statement mode: ${stderr.trim()}`)
  })
})
