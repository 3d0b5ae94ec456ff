import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { ENGINES, itControls } from '../harness/kept.ts'
import { openEngine } from '../harness/database.ts'
import type { Engine } from '../harness/database.ts'
import { sendHalf } from './half-request.ts'
import { addTo, NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { resendAll, startLoad } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { submissionOf } from '../harness/submission.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'graceful stop'
const STOPS = { SQLite: countOf('FAULT_STOPS', 2), PostgreSQL: countOf('FAULT_STOPS_POSTGRES', 1) }
/** Requests that have half arrived when the server is asked to stop. */
const HALVES = 8
const EXIT_WITHIN_MS = limitOf(10_000)
const EXIT_AT_ONCE_MS = limitOf(1000)

describe.each(ENGINES)('a server on %s, asked to stop under load', (name) => {
  const engine = openEngine(name)

  it('answers what it has accepted, keeps what it has acknowledged, and ends', async () => {
    const random = createRandom(`${PROMISE} ${name}`)
    const stops: Stopped[] = []
    while (stops.length < STOPS[name]) {
      stops.push(await stopUnderLoad(engine(), productServer(), random))
    }

    const verdict = stops.reduce((sum, stop) => sumOf(sum, stop.verdict), NOTHING)
    const [cut, late] = [totalOf(stops, 'cut'), totalOf(stops, 'resetLater')]
    const refused = totalOf(stops, 'refused')
    const slowest = Math.max(...stops.map(({ exitMs }) => exitMs))
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(cut).toBe(0)
    // Of a busy server some, never one kind of them all.
    expect(refused).toBeLessThan(HALVES * stops.length)
    expect(late).toBe(0)
    expect(stops.map(({ code }) => code).filter((code) => code !== 0)).toEqual([])
    expect(slowest).toBeLessThan(EXIT_WITHIN_MS)
  })

  itControls('would be seen to cut visitors off if it ended at once', async () => {
    const main = buildVariant('ends at once')
    const { cut } = await stopUnderLoad(engine(), main, createRandom(`${PROMISE} control`))

    expect(cut).toBeGreaterThanOrEqual(HALVES)
  })

  it('ends at once when it is asked again, with every acknowledged row', async () => {
    const random = createRandom(`${PROMISE} twice`)
    const database = await engine().createDatabase()
    const ledger: Ledger = new Map()
    const service = startService(productServer(), database.url)
    const url = await service.ready()
    const load = startLoad(url, { ledger, random })
    const half = await sendHalf(url, submissionOf(random), 'body')
    await sleep(300)
    service.signal('SIGTERM')
    await sleep(1200)
    const askedAt = performance.now()
    service.signal('SIGTERM')
    const { code, at } = await service.exited
    await load.stop()
    half.cut()

    expect(code).toBe(1)
    expect(at - askedAt).toBeLessThan(EXIT_AT_ONCE_MS)
    expect(verdictOf(ledger, await database.readRows())).toMatchObject({ lost: 0, wrong: 0 })
  })
})

type Stopped = {
  verdict: Verdict
  /** Requests of which the server had a part before the signal, without a reply. */
  cut: number
  /** Requests that had half arrived and got a 503, as each does that reaches a busy server. */
  refused: number
  /** Requests sent after the signal that met a connection about to be closed. */
  resetLater: number
  code: number | null
  exitMs: number
}

async function stopUnderLoad(engine: Engine, main: string, random: Random): Promise<Stopped> {
  const database = await engine.createDatabase()
  const ledger: Ledger = new Map()
  const service = startService(main, database.url)
  const url = await service.ready()
  const load = startLoad(url, { ledger, random })
  const halves = await Promise.all(
    Array.from({ length: 2 * HALVES }, (_, index) =>
      sendHalf(url, submissionOf(random), index % 2 === 0 ? 'head' : 'body'),
    ),
  )
  await sleep(random.between(100, 500))
  const stopAt = performance.now()
  service.signal('SIGTERM')
  await sleep(random.between(0, 200))
  let [cut, refused] = [0, 0]
  for (const { submission, finish } of halves) {
    const entry = addTo(ledger, submission)
    const answer = await finish()
    if (answer.startsWith('HTTP/1.1 201 ')) entry.ackedAt = performance.now()
    else if (answer.startsWith('HTTP/1.1 503 ')) refused += 1
    else cut += 1
  }
  const { code, at } = await service.exited
  await load.stop()
  const found = verdictOf(ledger, await database.readRows())

  const next = startService(productServer(), database.url)
  await resendAll(await next.ready(), ledger)
  const { doubled, wrong } = verdictOf(ledger, await database.readRows())
  await next.kill()
  const failed = load.requests.filter(({ failure }) => failure === 'cut')
  return {
    verdict: { ...found, doubled, wrong },
    refused,
    cut: cut + failed.filter(({ sentAt }) => sentAt < stopAt).length,
    resetLater: failed.filter(({ sentAt }) => sentAt >= stopAt).length,
    code,
    exitMs: at - stopAt,
  }
}

function totalOf(stops: readonly Stopped[], count: 'cut' | 'refused' | 'resetLater'): number {
  return stops.reduce((total, stop) => total + stop[count], 0)
}
