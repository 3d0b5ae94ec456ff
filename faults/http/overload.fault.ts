import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { percentileOf } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { createArrivals } from './open-loop.ts'
import type { Arrival } from './open-loop.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf } from '../harness/settings.ts'
import { buildChanged } from '../harness/variants.ts'

const PROMISE = { promise: 'overload', engine: 'SQLite' } as const
const SECONDS = countOf('OVERLOAD_SECONDS', 3)
const ACCEPTED_P99_MS = 500
const MOST_RSS_MB = 300
const BACK_WITHIN_MS = 5000
/** Open before the load begins, as a proxy in front of the server holds them. */
const CONNECTIONS = 2000

/** A machine on which each lead costs a millisecond: one sender can ask twice of what it can do. */
const SLOW = {
  file: 'server/routes/leads.ts',
  from: '      const lead = parseLead(',
  to: '      for (const end = performance.now() + 1; performance.now() < end;);\n      const lead = parseLead(',
}
const UNGUARDED = { file: 'server/http/guards.ts', from: 'isHeldUp() || isFull()', to: 'false' }

it('answers what it can within half a second, and the rest with 503 at once', async () => {
  const main = buildChanged('takes a millisecond for a lead', [SLOW])
  const run = await overload(main)

  const { accepted, refused, others, rssMb, backAfterMs } = run
  const p99 = percentileOf(times(accepted), 0.99)
  recordOutcome({
    ...PROMISE,
    setting: `${SECONDS} s at ${run.perSecond} leads/s, twice of what the server can do`,
    measured:
      `${accepted.length} × 201, p99 ${p99.toFixed(0)} ms; ${refused.length} × 503, p99 ` +
      `${percentileOf(times(refused), 0.99).toFixed(0)} ms; ${others.length} others; ` +
      `${rssMb.toFixed(0)} MB; back to normal after ${backAfterMs.toFixed(0)} ms`,
  })
  expect(others).toEqual([])
  expect(accepted.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => retryAfter)).toBe(true)
  expect(run.rows).toBe(accepted.length + run.before)
  expect(p99).toBeLessThan(limitOf(ACCEPTED_P99_MS))
  expect(rssMb).toBeLessThan(MOST_RSS_MB)
  expect(backAfterMs).toBeLessThan(limitOf(BACK_WITHIN_MS))
})

it('would keep everyone waiting if it took whatever comes', async () => {
  const main = buildChanged('takes whatever comes', [SLOW, UNGUARDED])
  const { accepted } = await overload(main)

  const p99 = percentileOf(times(accepted), 0.99)
  recordControl(PROMISE, `takes whatever comes: 201 after ${p99.toFixed(0)} ms (p99)`)
  expect(p99).toBeGreaterThan(ACCEPTED_P99_MS)
})

/** Finds out what the server can do, asks for twice of that, and waits until it is itself again. */
async function overload(main: string) {
  const database = await sqliteIn().createDatabase()
  const service = startService(main, database.url)
  onTestFinished(() => service.kill())
  const port = Number(new URL(await service.ready()).port)

  const capacity = await capacityOf(port)
  const before = (await database.readRows()).length
  const perSecond = Math.floor(2 * capacity)
  const { arrivals, open, run, close } = createArrivals(port, CONNECTIONS)
  await open(CONNECTIONS)
  await run(perSecond, SECONDS)
  const rssMb = memoryMbOf(service.pid, 'most') ?? NaN
  close()

  return {
    ...{ perSecond, rssMb, before },
    rows: (await database.readRows()).length,
    backAfterMs: await timeUntilNormal(port),
    accepted: arrivals.filter(({ status }) => status === 201),
    refused: arrivals.filter(({ status }) => status === 503),
    others: arrivals.filter(({ status }) => status !== 201 && status !== 503),
  }
}

/** Leads per second when each of 32 clients waits for its answer. */
async function capacityOf(port: number): Promise<number> {
  const { arrivals, run, close } = createArrivals(port, 32)
  const from = performance.now()
  await run(2000, 1)
  close()
  expect(arrivals.every(({ status }) => status === 201)).toBe(true)
  return arrivals.length / ((performance.now() - from) / 1000)
}

/** Until a lead is kept within 100 milliseconds. */
async function timeUntilNormal(port: number): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { arrivals, run, close } = createArrivals(port, 1)
    await run(1000, 0.001)
    close()
    const [arrival] = arrivals
    if (arrival?.status === 201 && arrival.ms < 100) return performance.now() - from
    if (performance.now() - from > 2 * BACK_WITHIN_MS) throw new Error('It stays overloaded')
    await sleep(20)
  }
}

function times(arrivals: readonly Arrival[]): number[] {
  return arrivals.map(({ ms }) => ms)
}
