import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { postgresDatabase } from '../faults/harness/database.ts'
import type { TestDatabase } from '../faults/harness/database.ts'
import { verdictOf } from '../faults/harness/ledger.ts'
import type { Ledger, Verdict } from '../faults/harness/ledger.ts'
import { startLoad } from '../faults/harness/load.ts'
import { recordControl, recordOutcome } from '../faults/harness/outcome.ts'
import { startService } from '../faults/harness/service.ts'
import { countOf, createRandom } from '../faults/harness/settings.ts'
import { productServer } from '../faults/harness/variants.ts'
import { SECRET, startReceiver } from '../src/server/webhook/receiver.suite.ts'
import { freePort, startPostgresServer } from '../src/store/postgres/server.suite.ts'
import type { PostgresServer } from '../src/store/postgres/server.suite.ts'
import { isMissing, replaced, startProxy } from './proxies.ts'

const PROMISE = { promise: 'rolling restart behind nginx', engine: 'PostgreSQL' } as const
const RESTARTS = countOf('HOSTING_RESTARTS', 4)
const CONTROL_RESTARTS = 2
const PER_SECOND = 100
const ALL_TOLD_WITHIN_MS = 90_000

let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgresServer()
})
afterAll(() => postgres.remove())

describe.skipIf(isMissing('nginx'))(
  'two servers on one PostgreSQL, restarted in turn under load',
  () => {
    it('answer every request by 201, and tell the webhook of each row once', async () => {
      const run = await restartInTurn(RESTARTS)

      const { requests, statuses, verdict, told, repeated, slowestMs, exitCodes } = run
      recordOutcome({
        ...{ ...PROMISE, verdict },
        setting: `${RESTARTS} restarts, ${PER_SECOND} requests/s over TLS`,
        measured:
          `${requests} requests: ${statuses}; slowest ${slowestMs.toFixed(0)} ms; ` +
          `${told} events told, ${repeated} twice`,
      })
      expect(statuses).toBe(`${requests} × 201`)
      expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
      expect(exitCodes.filter((code) => code !== 0)).toEqual([])
      expect([told, repeated]).toEqual([verdict.acked, 0])
    })

    it('would be seen to refuse requests if nginx did not send them to the other one', async () => {
      const { statuses, requests } = await restartInTurn(CONTROL_RESTARTS, (text) =>
        replaced(text, [[/proxy_next_upstream .*;/, 'proxy_next_upstream off;']]),
      )
      recordControl(PROMISE, `proxy_next_upstream off: ${statuses}`)
      expect(statuses).not.toBe(`${requests} × 201`)
    })
  },
)

type Run = {
  requests: number
  /** '120 × 201, 3 × 502' */
  statuses: string
  slowestMs: number
  verdict: Verdict
  told: number
  repeated: number
  exitCodes: (number | null)[]
}

async function restartInTurn(count: number, change?: (text: string) => string): Promise<Run> {
  const database = postgresDatabase(await postgres.createDatabase())
  const receiver = await startReceiver()
  const ports = [await freePort(), await freePort()]
  const proxy = await startProxy(
    'nginx',
    ports.map((port) => `127.0.0.1:${port}`),
    change,
  )
  const servers = await Promise.all(ports.map((port) => start(port, database, receiver.url.href)))
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await proxy.stop()
  })
  const ledger: Ledger = new Map()
  const load = startLoad(proxy.url, {
    ...{ ledger, random: createRandom(PROMISE.promise), ca: proxy.certificate },
    ...{ perSecond: PER_SECOND, connections: 128 },
  })
  await sleep(1000)
  const exitCodes: (number | null)[] = []
  for (let done = 0; done < count; done += 1) {
    const index = done % servers.length
    const port = ports[index] ?? 0
    servers[index]?.signal('SIGTERM')
    exitCodes.push((await servers[index]?.exited)?.code ?? null)
    servers[index] = await start(port, database, receiver.url.href)
  }
  await sleep(500)
  await load.stop()

  const verdict = verdictOf(ledger, await database.readRows())
  const until = performance.now() + ALL_TOLD_WITHIN_MS
  const isToldOf = () => new Set(receiver.accepted.map(({ id }) => id)).size
  // What a server was telling when it stopped is told a minute later.
  const isWaiting = () => isToldOf() < verdict.acked && performance.now() < until
  if (!change) while (isWaiting()) await sleep(100)
  return {
    requests: load.requests.length,
    statuses: countsOf(
      load.requests.map(({ answer, failure }) => String(answer?.status ?? failure)),
    ),
    slowestMs: Math.max(...load.requests.map(({ answer }) => answer?.ms ?? 0)),
    verdict,
    told: isToldOf(),
    repeated: receiver.received.length - isToldOf(),
    exitCodes,
  }
}

async function start(port: number, { url }: TestDatabase, webhook: string) {
  const server = startService(productServer(), url, {
    ...{ PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' },
    ...{ WEBHOOK_URL: webhook, WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW_PRIVATE: 'true' },
  })
  await server.ready()
  return server
}

function countsOf(words: readonly string[]): string {
  return [...new Set(words)]
    .toSorted()
    .map((word) => `${words.filter((other) => other === word).length} × ${word}`)
    .join(', ')
}
