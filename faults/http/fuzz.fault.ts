import { Agent, request } from 'node:http'

import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

import { meetHostileRequests } from '../../src/server/http/hostile-requests.suite.ts'
import type { HostileRequest } from '../../src/server/http/hostile-requests.suite.ts'
import { startPostgresServer } from '../../src/store/postgres/server.suite.ts'
import { limitOf } from '../harness/attempts.ts'
import { postgresOn, sqliteIn } from '../harness/database.ts'
import { listOf, recordControl, recordOutcome } from '../harness/outcome.ts'
import { residentMbOf } from './resident-memory.ts'
import { startService } from '../harness/service.ts'
import { countOf } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

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
    const delays = watchDelays(url)

    // The heap grows for the first tens of thousands; what grows after that grows without end.
    await meetHostileRequests({ send, countRows }, RUNS / 2)
    const before = residentMbOf(pid)
    const { statuses, rows } = await meetHostileRequests({ send, countRows }, RUNS / 2)
    const growthMb = residentMbOf(pid) - before
    const delayMs = await delays.stop()
    recordOutcome({
      ...{ promise: PROMISE, engine: name },
      setting: `${RUNS} requests over sockets, half of them before the memory is read`,
      measured:
        `${listOf(statuses)}; ${rows} rows; ` +
        `${growthMb.toFixed(0)} MB more; no answer waited more than ${delayMs.toFixed(0)} ms`,
    })
    expect(statuses.get(201)).toBeGreaterThan(0)
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
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const { hostname, port } = new URL(url)
  return ({ method, url: path, key, type, body }: HostileRequest) => {
    const bytes = Buffer.from(body)
    const headers = {
      'content-type': type,
      'content-length': bytes.length,
      'idempotency-key': key,
    }
    return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
      (resolve, reject) => {
        const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          )
        })
        sent.on('error', reject)
        sent.end(bytes)
      },
    )
  }
}

/** How long somebody else waits for an answer meanwhile, at the worst. */
function watchDelays(url: string) {
  const waits: Promise<number>[] = []
  const timer = setInterval(() => {
    const from = performance.now()
    waits.push(fetch(`${url}/livez`).then(() => performance.now() - from))
  }, 250)
  return {
    async stop(): Promise<number> {
      clearInterval(timer)
      return Math.max(0, ...(await Promise.all(waits)))
    },
  }
}
