import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { startPostgresServer } from '../../support/postgres-server.ts'
import { ENGINES, itControls } from '../harness/kept.ts'
import { postgresOn, sqliteIn } from '../harness/database.ts'
import type { Engine } from '../harness/database.ts'
import { ackedBefore, lostOf, NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { resendAll, startLoad } from '../harness/load.ts'
import { createLoopDisk, whyNoLoopDisk } from './loop-disk.ts'
import type { LoopDisk } from './loop-disk.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'power cut'
const CUTS = { SQLite: countOf('FAULT_CUTS', 2), PostgreSQL: countOf('FAULT_CUTS_POSTGRES', 1) }
/** Cuts of one database, so that new files are cut too and reading all stays quick. */
const CUTS_PER_DATABASE = 5
/** Cuts of the broken server. A short run needs to see one loss, a long one a loss in every other. */
const CONTROL_CUTS = countOf('FAULT_CONTROL_CUTS', 0)
const MOST_CONTROL_CUTS = 12

/** The files of all cuts stay; the image takes no more room than they do. */
const DISK_MEGABYTES = 2048

/** Small enough for a small disk. */
const POSTGRES_SETTINGS = ['max_wal_size=64MB', 'shared_buffers=32MB']

type Machine = {
  engine: Engine
  disk: LoopDisk
  /** What else runs on the disk. */
  down(): Promise<void>
  up(): Promise<void>
}

describe.each(ENGINES)('a power cut under a server on %s', (name) => {
  const open = name === 'SQLite' ? openSqliteMachine : openPostgresMachine
  const broken =
    name === 'SQLite' ? 'writes without synchronous=FULL' : 'accepts synchronous_commit=off'

  it('loses no row that was acknowledged before it', async (context) => {
    const reason = whyNoLoopDisk(inject('folders').files)
    if (reason) return context.skip(`no power cut: ${reason}`)
    const machine = await open([])
    const random = createRandom(`${PROMISE} ${name}`)
    let cuts = NO_CUTS
    while (cuts.count < CUTS[name]) {
      const count = Math.min(CUTS_PER_DATABASE, CUTS[name] - cuts.count)
      cuts = sumOfCuts(cuts, await cutAgainAndAgain(machine, productServer(), count, random))
    }

    const { verdict, damaged } = cuts
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(damaged).toBe(0)
  })

  itControls('would be seen to lose rows if the commit were not on the disk', async (context) => {
    const reason = whyNoLoopDisk(inject('folders').files)
    if (reason) return context.skip(`no power cut: ${reason}`)
    const machine = await open(['synchronous_commit=off'])
    const main = buildVariant(broken)
    const random = createRandom(`${PROMISE} control ${name}`)
    let cuts = NO_CUTS
    const isEnough = () =>
      CONTROL_CUTS > 0
        ? cuts.count >= CONTROL_CUTS
        : cuts.losses > 0 || cuts.count >= MOST_CONTROL_CUTS
    while (!isEnough()) {
      cuts = sumOfCuts(cuts, await cutAgainAndAgain(machine, main, 1, random))
    }

    expect(cuts.losses).toBeGreaterThanOrEqual(CONTROL_CUTS > 0 ? CONTROL_CUTS / 2 : 1)
  })
})

async function openSqliteMachine(): Promise<Machine> {
  const disk = openDisk()
  const nothing = async () => {}
  return { disk, engine: sqliteIn(disk.folder), down: nothing, up: nothing }
}

async function openPostgresMachine(settings: readonly string[]): Promise<Machine> {
  const disk = openDisk()
  const server = await startPostgresServer({
    filesIn: disk.folder,
    settings: [...POSTGRES_SETTINGS, ...settings],
  })
  onTestFinished(() => server.remove())
  execFileSync('sync', ['--file-system', disk.folder])
  return {
    disk,
    engine: postgresOn(server),
    down: () => server.stop('immediate'),
    up: () => server.start(),
  }
}

let disks = 0

function openDisk(): LoopDisk {
  disks += 1
  const disk = createLoopDisk(join(inject('folders').files, `disk-${disks}`), DISK_MEGABYTES)
  onTestFinished(() => disk.remove())
  return disk
}

type Cuts = {
  count: number
  /** Of the rows that were acknowledged before a cut. */
  verdict: Verdict
  /** Cuts in which such a row was lost. */
  losses: number
  damaged: number
}

const NO_CUTS: Cuts = { count: 0, verdict: NOTHING, losses: 0, damaged: 0 }

function sumOfCuts(a: Cuts, b: Cuts): Cuts {
  return {
    count: a.count + b.count,
    verdict: sumOf(a.verdict, b.verdict),
    losses: a.losses + b.losses,
    damaged: a.damaged + b.damaged,
  }
}

async function cutAgainAndAgain(
  machine: Machine,
  main: string,
  count: number,
  random: Random,
): Promise<Cuts> {
  const database = await machine.engine.createDatabase()
  const all: Ledger = new Map()
  const cuts = { count, losses: 0, damaged: 0 }
  let acked = 0
  for (let cut = 0; cut < count; cut += 1) {
    const ledger: Ledger = new Map()
    const cutAt = await cutUnderLoad(machine, main, database.url, ledger, random)
    const service = startService(main, database.url)
    const url = await service.ready()
    const rows = await database.readRows()
    const before = ackedBefore(ledger, cutAt)
    const inFlight = ackedBefore(ledger).filter((entry) => !before.includes(entry))
    acked += before.length
    if (lostOf(before, rows).length > 0) cuts.losses += 1
    for (const entry of inFlight) entry.ackedAt = undefined
    await resendAll(url, ledger)
    for (const [key, entry] of ledger) all.set(key, entry)
    if ((await database.checkIntegrity()) !== 'ok') cuts.damaged += 1
    await service.kill()
  }
  return { ...cuts, verdict: { ...verdictOf(all, await database.readRows()), acked } }
}

/** The moment before which an acknowledgement is a promise. */
async function cutUnderLoad(
  { disk, up, down }: Machine,
  main: string,
  databaseUrl: string,
  ledger: Ledger,
  random: Random,
): Promise<number> {
  const service = startService(main, databaseUrl)
  const load = startLoad(await service.ready(), { ledger, random })
  const cut = await disk.prepareCut()
  await sleep(random.chance(0.2) ? random.between(0, 30) : random.between(20, 800))
  const cutAt = performance.now()
  await cut.now()
  await service.kill()
  await down()
  await load.stop()
  await disk.remount()
  await up()
  return cutAt
}
