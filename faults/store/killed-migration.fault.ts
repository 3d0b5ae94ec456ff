import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { runSql, startPostgresServer } from '../../src/store/postgres/server.suite.ts'
import type { PostgresServer } from '../../src/store/postgres/server.suite.ts'
import { createClient } from '../harness/client.ts'
import { ENGINES, itControls } from '../harness/kept.ts'
import {
  postgresDatabase,
  postgresOn,
  queryPostgres,
  readFile,
  sqliteDatabase,
  sqliteIn,
} from '../harness/database.ts'
import type { Engine, TestDatabase } from '../harness/database.ts'
import { addTo, NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Ledger, Verdict } from '../harness/ledger.ts'
import { sendEntry } from '../harness/load.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import {
  ALL_APPLIED,
  isWhole,
  LOOSE_MIGRATIONS,
  readMigrationState,
  SLOW_MIGRATIONS,
} from './slow-migrations.ts'
import type { MigrationState } from './slow-migrations.ts'
import { submissionOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = 'killed migration'
const KILLS = countOf('FAULT_MIGRATIONS', 2)
/** How long it takes depends on what else the machine does. */
const KILLS_PER_TIMING = 10
const MOST_CONTROL_KILLS = 30
const ROWS = countOf('FAULT_MIGRATED_ROWS', 200)

describe.each(ENGINES)('a migration of %s, killed at any moment', (name) => {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    if (name === 'PostgreSQL') server = await startPostgresServer()
  })
  afterAll(() => server?.remove())
  const engine = (): Engine => (server ? postgresOn(server) : sqliteIn())

  it('is wholly done or not begun, and changes no row', async () => {
    const random = createRandom(`${PROMISE} ${name}`)
    const old = await makeOldDatabase(engine(), random)
    const main = buildChanged('slow migrations', SLOW_MIGRATIONS)
    const kills: Kill[] = []
    let draw = () => 0
    while (kills.length < KILLS) {
      if (kills.length % KILLS_PER_TIMING === 0) draw = await drawMoments(main, old, random)
      kills.push(await killMigration(main, old, draw()))
    }

    const verdict = kills.reduce((sum, kill) => sumOf(sum, kill.verdict), NOTHING)
    const steps = [0, 1, 2].map(
      (step) => kills.filter(({ state }) => stepOf(state) === step).length,
    )
    recordOutcome({
      ...{ promise: PROMISE, engine: name, verdict },
      setting: `${KILLS} × kill -9 during two slow migrations, ${ROWS} rows`,
      measured: `found old ${steps[0]}, one step on ${steps[1]}, new ${steps[2]}; all finished later`,
    })
    expect(kills.map(({ state }) => state).filter((state) => !isWhole(state))).toEqual([])
    expect(kills.map(({ after }) => after).filter((state) => !isFinished(state))).toEqual([])
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
  })

  itControls('would be seen half done if it were not one transaction', async () => {
    const random = createRandom(`${PROMISE} control ${name}`)
    const old = await makeOldDatabase(engine(), random)
    const main = buildChanged('loose migrations', LOOSE_MIGRATIONS)
    const draw = await drawMoments(main, old, random)
    let kills = 0
    let isHalf = false
    while (!isHalf && kills < MOST_CONTROL_KILLS) {
      kills += 1
      isHalf = !isWhole(await stateAfterKill(main, await old.copy(), draw()))
    }

    const seen = `without a transaction: half done at kill ${kills}`
    recordControl({ promise: PROMISE, engine: name }, isHalf ? seen : 'not seen')
    expect(isHalf).toBe(true)
  })
})

type Kill = { state: MigrationState; after: MigrationState; verdict: Verdict }

async function killMigration(main: string, old: OldDatabase, afterMs: number): Promise<Kill> {
  const database = await old.copy()
  const state = await stateAfterKill(main, database, afterMs)
  const found = verdictOf(old.ledger, await database.readRows())
  const service = startService(main, database.url)
  await service.ready()
  const after = await readMigrationState(database.query)
  const { lost, doubled, wrong } = verdictOf(old.ledger, await database.readRows())
  await service.kill()
  await database.remove()
  return { state, after, verdict: sumOf(found, { acked: 0, lost, doubled, wrong }) }
}

async function stateAfterKill(
  main: string,
  database: MigratedDatabase,
  afterMs: number,
): Promise<MigrationState> {
  const service = startService(main, database.url)
  await database.begun()
  await sleep(afterMs)
  await service.kill()
  await database.rest()
  return readMigrationState(database.query)
}

/** How long after the database was opened: any time until the migrations should be done. */
async function drawMoments(main: string, old: OldDatabase, random: Random): Promise<() => number> {
  const database = await old.copy()
  const service = startService(main, database.url)
  await database.begun()
  const begunAt = performance.now()
  await service.url()
  const takesMs = Math.round(performance.now() - begunAt)
  await service.kill()
  await database.remove()
  return () => random.between(0, takesMs)
}

type OldDatabase = { ledger: Ledger; copy(): Promise<MigratedDatabase> }
type MigratedDatabase = TestDatabase & {
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Resolves when a server has opened it. */
  begun(): Promise<void>
  /** Resolves when nobody works on it any more. */
  rest(): Promise<void>
  remove(): Promise<void>
}

/** As the product leaves it today, with rows in it. */
async function makeOldDatabase(engine: Engine, random: Random): Promise<OldDatabase> {
  const database = await engine.createDatabase()
  const ledger: Ledger = new Map()
  const service = startService(productServer(), database.url)
  const url = await service.ready()
  const client = createClient({ connections: 16 })
  const entries = Array.from({ length: ROWS }, () => addTo(ledger, submissionOf(random)))
  await Promise.all(entries.map((entry) => sendEntry(client, url, entry)))
  client.close()
  service.signal('SIGTERM')
  await service.exited
  const copy = engine.name === 'SQLite' ? copySqlite : copyPostgres
  return { ledger, copy: () => copy(database.url) }
}

let copies = 0

async function copySqlite(url: string): Promise<MigratedDatabase> {
  copies += 1
  const old = url.slice('file:'.length)
  const file = `${old}.${copies}`
  copyFileSync(old, file)
  return {
    ...sqliteDatabase(file),
    query: async (sql) => readFile(file, (db) => db.prepare(sql).all()),
    begun: async () => {
      while (!existsSync(`${file}-wal`)) await sleep(1)
    },
    rest: async () => {},
    remove: async () => {
      for (const suffix of ['', '-wal', '-shm', '.lock']) rmSync(file + suffix, { force: true })
    },
  }
}

async function copyPostgres(url: string): Promise<MigratedDatabase> {
  copies += 1
  const old = new URL(url).pathname.slice(1)
  const name = `${old}_${copies}`
  const maintenance = url.replace(old, 'postgres')
  await runSql(maintenance, `CREATE DATABASE ${name} TEMPLATE ${old}`)
  const address = url.replace(old, name)
  const query = (sql: string) => queryPostgres(address, sql)
  return {
    ...postgresDatabase(address),
    query,
    begun: async () => {
      while ((await query(SERVERS)).length === 0) await sleep(1)
    },
    rest: async () => {
      while ((await query(SERVERS)).length > 0) await sleep(20)
    },
    remove: async () => {
      await runSql(maintenance, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** What works for a server, even for one that is dead by now. */
const SERVERS = `
  SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'assessment%'`

function stepOf({ applied = [] }: MigrationState): number {
  return applied.length
}

function isFinished(state: MigrationState): boolean {
  return isWhole(state) && stepOf(state) === ALL_APPLIED.length
}
