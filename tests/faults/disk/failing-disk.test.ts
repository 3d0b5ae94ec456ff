import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { attempt, limitOf } from '../harness/attempts.ts'
import { percentileOf } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { resendAll, startLoad } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { injectFault, whyNoSyscallFault } from './syscall-fault.ts'
import { buildVariant, productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const FAILING = 'failing disk'
const SLOW = 'slow disk'
const FAILURES = countOf('FAULT_FAILED_SYNCS', 1)
const SLOW_MS = 1000 * countOf('FAULT_SLOW_SECONDS', 2)
const PER_SECOND = 100
/** The server's default limit for everyone together. */
const SLOW_PER_SECOND = 50
const EXIT_WITHIN_MS = limitOf(1000)
/** The control stops then, because it would never end. */
const CONTROL_MS = 1500
/** The first events are reported only after a second or two of load. */
const SYNC_DELAY_MS = 50
const PROMISED_P99_MS = 1000
const SAVED_P99_MS = limitOf(PROMISED_P99_MS)
const LIVE_P99_MS = limitOf(500)

const reason = whyNoSyscallFault()

describe('a disk whose fsync fails', () => {
  it('ends the server within a second, without a row that was acknowledged and lost', async (context) => {
    if (reason) return context.skip(`no failing disk: ${reason}`)
    const random = createRandom(FAILING)
    const exitMs: number[] = []
    let total = NOTHING
    let refused = 0
    for (let failure = 0; failure < FAILURES; failure += 1) {
      const run = await failUnderLoad(productServer(), random, 10_000)
      expect(run.code).toBe(1)
      exitMs.push(run.exitMs)
      refused += run.refused
      total = sumOf(total, run.verdict)
    }

    const slowest = Math.max(...exitMs)
    expect(total).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(refused).toBeGreaterThanOrEqual(FAILURES)
    expect(slowest).toBeLessThan(EXIT_WITHIN_MS)
  })

  it('would be noticed if the server went on', async (context) => {
    if (reason) return context.skip(`no failing disk: ${reason}`)
    const main = buildVariant('goes on after a failed fsync')
    const { exitMs } = await failUnderLoad(main, createRandom(`${FAILING} control`), CONTROL_MS)

    expect(exitMs).toBe(Infinity)
  })
})

describe('a disk whose fsync is slow', () => {
  it('keeps no one waiting, because rows share their commits', async (context) => {
    if (reason) return context.skip(`no slow disk: ${reason}`)
    const { saved, live } = await attempt(
      async () => {
        const run = await slowDownUnderLoad(productServer(), SLOW_MS)
        expect(run.others).toEqual([])
        expect(run.unanswered).toBe(0)
        expect(run.verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
        return run
      },
      (run) => run.saved < SAVED_P99_MS && run.live < LIVE_P99_MS,
    )

    expect(saved).toBeLessThan(SAVED_P99_MS)
    expect(live).toBeLessThan(LIVE_P99_MS)
  })

  it('would keep visitors waiting if each row had its own commit', async (context) => {
    if (reason) return context.skip(`no slow disk: ${reason}`)
    const main = buildVariant('commits each row separately')
    const { saved } = await slowDownUnderLoad(main, CONTROL_MS)

    expect(saved).toBeGreaterThan(PROMISED_P99_MS)
  })
})

type Failure = {
  verdict: Verdict
  refused: number
  code: number | null
  /** From the first answer that was no 201 to the end of the process. */
  exitMs: number
}

async function failUnderLoad(main: string, random: Random, patienceMs: number): Promise<Failure> {
  const database = await sqliteIn().createDatabase()
  const ledger: Ledger = new Map()
  const service = startService(main, database.url)
  const load = startLoad(await service.ready(), { ledger, random, perSecond: PER_SECOND })
  await sleep(random.between(200, 1000))
  const heal = await injectFault(service.pid, 'fsync,fdatasync', 'error=EIO')
  const end = await Promise.race([service.exited, sleep(patienceMs)])
  heal()
  await load.stop()
  await service.kill()
  const first = load.requests.find(({ answer }) => answer?.status !== 201)

  const next = startService(productServer(), database.url)
  await resendAll(await next.ready(), ledger)
  const verdict = verdictOf(ledger, await database.readRows())
  await next.kill()
  return {
    verdict,
    refused: load.requests.filter(({ answer }) => answer?.status === 503).length,
    code: end?.code ?? null,
    exitMs: (end?.at ?? Infinity) - (first?.at ?? 0),
  }
}

async function slowDownUnderLoad(main: string, forMs: number) {
  const database = await sqliteIn().createDatabase()
  const ledger: Ledger = new Map()
  const random = createRandom(SLOW)
  const service = startService(main, database.url)
  const url = await service.ready()
  const heal = await injectFault(
    service.pid,
    'fsync,fdatasync',
    `delay_enter=${1000 * SYNC_DELAY_MS}`,
  )
  const load = startLoad(url, { ledger, random, perSecond: SLOW_PER_SECOND, connections: 1000 })
  const visitor = startVisitor(url, () => ({ path: '/livez' }))
  await sleep(forMs)
  const live = await visitor.stop()
  await load.stop()
  heal()
  await resendAll(url, ledger)
  const saved = load.requests.flatMap(({ answer }) => (answer?.status === 201 ? [answer.ms] : []))
  return {
    /** p99 in milliseconds */
    saved: percentileOf(saved, 0.99),
    live: live.p99,
    unanswered: live.failed,
    others: load.requests.flatMap(({ answer }) => (answer?.status === 201 ? [] : [answer?.status])),
    verdict: verdictOf(ledger, await database.readRows()),
  }
}
