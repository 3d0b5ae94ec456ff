import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

import { meetHostileRequests } from '../../src/server/http/hostile-requests.suite.ts'
import type { HostileRequest } from '../../src/server/http/hostile-requests.suite.ts'
import { startPostgresServer } from '../../src/store/postgres/server.suite.ts'
import { limitOf } from '../harness/attempts.ts'
import { createClient } from '../harness/client.ts'
import { postgresOn, sqliteIn } from '../harness/database.ts'
import { listOf, recordControl, recordOutcome } from '../harness/outcome.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const PROMISE = 'hostile requests'
const RUNS = countOf('FUZZ_RUNS', 1000)
const MOST_GROWTH_MB = 20
const MOST_DELAY_MS = 200

const server = await startPostgresServer()
afterAll(() => server.remove())

describe.each(['SQLite', 'PostgreSQL'] as const)('a server on %s', (name) => {
  it('meets every request without an error, a stray row or an echo', async () => {
    const { pid, url, countRows } = await start(name, productServer())
    const send = senderTo(url)
    const visitor = startVisitor(url, () => ({ path: '/livez' }))

    // The heap grows for the first tens of thousands; what grows after that grows without end.
    await meetHostileRequests({ send, countRows }, RUNS / 2)
    const before = memoryMbOf(pid, 'now') ?? NaN
    const { statuses, rows } = await meetHostileRequests({ send, countRows }, RUNS / 2)
    const growthMb = (memoryMbOf(pid, 'now') ?? NaN) - before
    const { failed, slowest: delayMs } = await visitor.stop()
    recordOutcome({
      ...{ promise: PROMISE, engine: name },
      setting: `${RUNS} requests over sockets, half of them before the memory is read`,
      measured:
        `${listOf(statuses)}; ${rows} rows; ` +
        `${growthMb.toFixed(0)} MB more; no answer waited more than ${delayMs.toFixed(0)} ms`,
    })
    expect(statuses.get(201)).toBeGreaterThan(0)
    expect(failed).toBe(0)
    expect(growthMb).toBeLessThan(MOST_GROWTH_MB)
    expect(delayMs).toBeLessThan(limitOf(MOST_DELAY_MS))
  })
})

it('would see the errors of a server that takes any text', async () => {
  const { url, countRows } = await start('PostgreSQL', buildVariant('takes any text'))
  const failure = await meetHostileRequests({ send: senderTo(url), countRows }, 20_000).then(
    () => 'none',
    (error: unknown) => String(error),
  )
  const [after = 'no failure'] = /failed after \d+ tests/.exec(failure) ?? []
  recordControl({ promise: PROMISE, engine: 'PostgreSQL' }, `takes any text: ${after}`)
  expect(after).toMatch(/^failed/)
})

async function start(name: 'SQLite' | 'PostgreSQL', main: string) {
  const engine = name === 'SQLite' ? sqliteIn() : postgresOn(server)
  const database = await engine.createDatabase()
  const service = startService(main, database.url)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  return { pid: service.pid, url, countRows: await counterOf(database.url) }
}

const COUNT = `
  SELECT (SELECT count(*) FROM maturity_quiz_leads) + (SELECT count(*) FROM assessment_responses)
  AS count`

/** Counts the rows of both tables by a connection that stays open: it is asked after each request. */
async function counterOf(url: string): Promise<() => number | Promise<number>> {
  if (url.startsWith('file:')) {
    const db = new DatabaseSync(url.slice('file:'.length), { readOnly: true, timeout: 5000 })
    onTestFinished(() => db.close())
    const count = db.prepare(COUNT)
    return () => Number(count.get()?.['count'])
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return async () => Number((await client.query<{ count: string }>(COUNT)).rows[0]?.count)
}

function senderTo(url: string) {
  const client = createClient({ connections: 1 })
  onTestFinished(() => client.close())
  return ({ method, url: path, key, type, body }: HostileRequest) => {
    const bytes = Buffer.from(body)
    const headers = {
      'content-type': type,
      'content-length': String(bytes.length),
      'idempotency-key': key,
    }
    return client.send(url, { method, path, headers, body: bytes })
  }
}
