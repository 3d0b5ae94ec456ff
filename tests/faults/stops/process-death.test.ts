import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { percentileOf } from '../harness/client.ts'
import { itControls } from '../harness/kept.ts'
import { openEngine } from '../harness/database.ts'
import type { Engine } from '../harness/database.ts'
import { NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { resendAll, startLoad } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import type { ServerProcess } from '../../../scripts/process/server-process.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'process death'
const KILLS = { SQLite: countOf('FAULT_KILLS', 3), PostgreSQL: countOf('FAULT_KILLS_POSTGRES', 2) }
/** Kills of one database, so that reading all of it stays quick. */
const KILLS_PER_DATABASE = 10
/** The broken server is caught by then, or the run cannot see a loss. */
const MOST_CONTROL_KILLS = 40
const READY_P99_MS = limitOf(2000)

describe.each(['SQLite', 'PostgreSQL'] as const)('a server on %s, killed at any moment', (name) => {
  const engine = openEngine(name)

  it('has kept every row that it acknowledged, once', async () => {
    const random = createRandom(`${PROMISE} ${name}`)
    const readyMs: number[] = []
    let total = NOTHING
    let damaged = 0
    for (let done = 0; done < KILLS[name]; done += KILLS_PER_DATABASE) {
      const kills = Math.min(KILLS_PER_DATABASE, KILLS[name] - done)
      const run = await killAgainAndAgain(engine(), productServer(), kills, random)
      total = sumOf(total, run.verdict)
      damaged += run.damaged
      readyMs.push(...run.readyMs)
    }

    const p99 = percentileOf(readyMs, 0.99)
    expect(total).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(damaged).toBe(0)
    expect(p99).toBeLessThan(READY_P99_MS)
  })

  itControls('would be seen to lose rows if it answered before the commit', async () => {
    const random = createRandom(`${PROMISE} control ${name}`)
    const main = buildVariant('answers before the commit')
    let kills = 0
    let total = NOTHING
    for (; total.lost === 0 && kills < MOST_CONTROL_KILLS; kills += 1) {
      total = sumOf(total, (await killAgainAndAgain(engine(), main, 1, random)).verdict)
    }

    expect(total.lost).toBeGreaterThan(0)
  })
})

type Run = { verdict: Verdict; damaged: number; readyMs: number[] }

async function killAgainAndAgain(
  engine: Engine,
  main: string,
  kills: number,
  random: Random,
): Promise<Run> {
  const database = await engine.createDatabase()
  const ledger: Ledger = new Map()
  const readyMs: number[] = []
  let verdict = NOTHING
  let damaged = 0
  const start = () => startService(main, database.url)
  let service = start()
  for (let kill = 0; kill < kills; kill += 1) {
    await killAtAnyMoment(service, start, ledger, random)
    const startedAt = performance.now()
    service = start()
    const url = await service.ready()
    readyMs.push(performance.now() - startedAt)
    await resendAll(url, ledger)
    verdict = verdictOf(ledger, await database.readRows())
    if ((await database.checkIntegrity()) !== 'ok') damaged += 1
  }
  await service.kill()
  return { verdict, damaged, readyMs }
}

/** One time in twenty while it starts, one in five right after, else in the middle of its work. */
async function killAtAnyMoment(
  running: ServerProcess,
  start: () => ServerProcess,
  ledger: Ledger,
  random: Random,
): Promise<void> {
  const [isStarting, isFresh] = [random.chance(0.05), random.chance(0.2)]
  if (isStarting || isFresh) await running.kill()
  const service = isStarting || isFresh ? start() : running
  if (isStarting) {
    await sleep(random.between(0, 250))
    return service.kill()
  }
  const load = startLoad(await service.ready(), { ledger, random })
  await sleep(isFresh ? random.between(5, 50) : random.between(20, 800))
  await service.kill()
  await load.stop()
}
