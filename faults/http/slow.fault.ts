import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'
import type { TestContext } from 'vitest'

import { IS_PROMISED, limitOf } from '../harness/attempts.ts'
import { sqliteIn } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { IDLE, SLOW_BODY, SLOW_HEADERS, slowReader, startSlowClients } from './slow-clients.ts'
import type { SlowClient } from './slow-clients.ts'
import { leadOf } from '../harness/submission.ts'
import { startVisitor } from '../harness/visitor.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'slow clients', engine: 'SQLite' } as const
const CLIENTS = countOf('SLOW_CLIENTS', 30)
const IDLE_CLIENTS = 3 * CLIENTS
const READERS = Math.ceil(CLIENTS / 10)
const HEADERS_CUT_MS = 7500
const BODIES_CUT_MS = 12_500
const IDLE_CUT_MS = 13_000
const READERS_CUT_MS = 40_000
const CONTROL_MS = 13_000
const VISITOR_P99_MS = 250
const MOST_RSS_MB = 300

/** A few wait side by side, each kind at a server of its own. Thousands need the machine. */
const BESIDE = { concurrent: !IS_PROMISED }

it('cuts slow headers and slow bodies while a visitor notices nothing', BESIDE, async (test) => {
  const { url, port } = await start(test, productServer())
  const visitor = startVisit(url)
  const headers = startSlowClients(port, CLIENTS, SLOW_HEADERS)
  const bodies = startSlowClients(port, CLIENTS, SLOW_BODY)
  await Promise.all([headers.ended(30_000), bodies.ended(30_000)])
  const { failed, p99, count } = await visitor.stop()
  headers.close()
  bodies.close()

  const [headersMs, bodiesMs] = [slowestOf(headers.clients), slowestOf(bodies.clients)]
  recordOutcome({
    ...PROMISE,
    setting: `${CLIENTS} slow headers and ${CLIENTS} slow bodies`,
    measured:
      `all cut within ${seconds(headersMs)} and ${seconds(bodiesMs)}; ` +
      `a visitor's ${count} requests: ${failed} failed, p99 ${p99.toFixed(0)} ms`,
  })
  expect(headersMs).toBeLessThan(HEADERS_CUT_MS)
  expect(bodiesMs).toBeLessThan(BODIES_CUT_MS)
  const answers = [...headers.clients, ...bodies.clients].map(firstWords)
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 408']))
  expect(failed).toBe(0)
  expect(p99).toBeLessThan(limitOf(VISITOR_P99_MS))
})

it(
  'lets go of connections that say nothing while a visitor notices nothing',
  BESIDE,
  async (test) => {
    const { url, port } = await start(test, productServer())
    const visitor = startVisit(url)
    const idle = startSlowClients(port, IDLE_CLIENTS, IDLE)
    await idle.ended(30_000)
    const { failed, p99, count } = await visitor.stop()
    idle.close()

    const idleMs = slowestOf(idle.clients)
    recordOutcome({
      ...PROMISE,
      setting: `${IDLE_CLIENTS} idle connections`,
      measured:
        `all closed within ${seconds(idleMs)}; ` +
        `a visitor's ${count} requests: ${failed} failed, p99 ${p99.toFixed(0)} ms`,
    })
    expect(idleMs).toBeLessThan(IDLE_CUT_MS)
    expect(new Set(idle.clients.map(firstWords))).toEqual(new Set(['HTTP/1.1 200']))
    expect(failed).toBe(0)
    expect(p99).toBeLessThan(limitOf(VISITOR_P99_MS))
  },
)

it('keeps little for readers that take no answer, and cuts them', BESIDE, async (test) => {
  const { service, url, port } = await start(test, productServer())
  const visitor = startVisit(url)
  const readers = startSlowClients(port, READERS, slowReader(largestAsset()))
  await readers.ended(60_000)
  const { failed, p99, count } = await visitor.stop()
  const rssMb = memoryMbOf(service.pid, 'most') ?? NaN
  readers.close()

  const readersMs = slowestOf(readers.clients)
  recordOutcome({
    ...PROMISE,
    setting: `${READERS} readers that take nothing of 16 large files`,
    measured:
      `all cut within ${seconds(readersMs)}; ${rssMb.toFixed(0)} MB; ` +
      `a visitor's ${count} requests: ${failed} failed, p99 ${p99.toFixed(0)} ms`,
  })
  expect(readersMs).toBeLessThan(READERS_CUT_MS)
  expect(rssMb).toBeLessThan(MOST_RSS_MB)
  expect(failed).toBe(0)
})

it('would hold slow clients without an end if it had no time-outs', BESIDE, async (test) => {
  const main = buildChanged('has no time-outs', [
    { file: 'server/http/connections.ts', from: 'limits.requestTimeoutMs', to: '0' },
    { file: 'server/http/connections.ts', from: 'limits.headersTimeoutMs', to: '0' },
  ])
  const { port } = await start(test, main)
  const headers = startSlowClients(port, 10, SLOW_HEADERS)
  const bodies = startSlowClients(port, 10, SLOW_BODY)
  await sleep(CONTROL_MS)
  const held = [...headers.clients, ...bodies.clients].filter(({ endedMs }) => !endedMs)
  headers.close()
  bodies.close()

  recordControl(PROMISE, `has no time-outs: ${held.length} of 20 held`)
  expect(held).toHaveLength(20)
})

async function start({ onTestFinished }: TestContext, main: string) {
  const service = startService(main, (await sqliteIn().createDatabase()).url)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  return { service, url, port: Number(new URL(url).port) }
}

/** Opens the landing page and leaves a lead by turns. */
function startVisit(url: string) {
  const random = createRandom(PROMISE.promise)
  let isLead = false
  return startVisitor(url, () => {
    isLead = !isLead
    return isLead ? leadOf(random) : { path: '/' }
  })
}

/** Milliseconds; infinite when one connection still stands. */
function slowestOf(clients: readonly SlowClient[]): number {
  return Math.max(...clients.map(({ endedMs = Infinity }) => endedMs))
}

function firstWords({ received }: SlowClient): string {
  return received.slice(0, 'HTTP/1.1 200'.length)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function largestAsset(): string {
  const assets = join(dirname(productServer()), '../../dist/web/assets')
  const files = readdirSync(assets).map((name) => ({
    name,
    size: readFileSync(join(assets, name)).length,
  }))
  return `/assets/${files.toSorted((a, b) => b.size - a.size)[0]?.name}`
}
