import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it } from 'vitest'

import { attempt, limitOf } from '../harness/attempts.ts'
import { percentileOf } from '../harness/client.ts'
import { sqliteDatabase, sqliteIn } from '../harness/database.ts'
import { ackedBefore, lostOf, NOTHING, sumOf, verdictOf } from '../harness/ledger.ts'
import type { Entry, Ledger, Verdict } from '../harness/ledger.ts'
import { startLoad } from '../harness/load.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { ownerTool, productServer } from '../harness/variants.ts'

const PROMISE = 'backup under load'
const BACKUPS = countOf('FAULT_BACKUPS', 3)
const OLD_ROWS = countOf('FAULT_BACKUP_ROWS', 2000)
const PER_SECOND = 200
const SAVED_P99_MS = limitOf(100)

const run = promisify(execFile)

describe('a backup', () => {
  it('made under load is complete, has every row acknowledged before it, and slows no one down', async () => {
    const { savedMs } = await attempt(
      async () => {
        const got = await backUpUnderLoad()
        expect(got.backups).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
        expect(got.damaged).toBe(0)
        return got
      },
      (got) => got.savedMs < SAVED_P99_MS && got.refused === 0,
    )

    expect(savedMs).toBeLessThan(SAVED_P99_MS)
  })

  it('would be seen to lack rows if it were a copy of the file', async () => {
    const { backups } = await backUpUnderLoad(async (url, folder) => {
      mkdirSync(folder)
      cpSync(url.slice('file:'.length), join(folder, 'copy.sqlite'))
      return join(folder, 'copy.sqlite')
    })

    expect(backups.lost).toBeGreaterThan(0)
  })
})

/** Makes one in `folder`; returns its file. */
type MakeBackup = (databaseUrl: string, folder: string) => Promise<string>

async function backUpUnderLoad(makeBackup: MakeBackup = backUp) {
  const database = await makeOldDatabase(OLD_ROWS)
  const old = new Set((await database.readRows()).map(({ key }) => key))
  const service = startService(productServer(), database.url)
  const ledger: Ledger = new Map()
  const random = createRandom(PROMISE)
  const load = startLoad(await service.ready(), { ledger, random, perSecond: PER_SECOND })
  await sleep(500)
  const made: { file: string; acked: Entry[] }[] = []
  while (made.length < BACKUPS) {
    const acked = ackedBefore(ledger)
    made.push({ file: await makeBackup(database.url, newFolder()), acked })
    await sleep(random.between(0, 100))
  }
  await load.stop()

  let backups: Verdict = NOTHING
  let damaged = 0
  for (const { file, acked } of made) {
    const backup = sqliteDatabase(file)
    // What is torn may not open at all.
    if ((await backup.checkIntegrity().catch(String)) !== 'ok') damaged += 1
    const rows = (await backup.readRows().catch(() => [])).filter(({ key }) => !old.has(key))
    const { doubled, wrong } = verdictOf(ledger, rows)
    const lost = lostOf(acked, rows).length
    backups = sumOf(backups, { acked: acked.length, lost, doubled, wrong })
    rmSync(dirname(file), { recursive: true })
  }
  const saved = load.requests.flatMap(({ answer }) => (answer?.status === 201 ? [answer.ms] : []))
  return {
    ...{ backups, damaged, savedMs: percentileOf(saved, 0.99) },
    refused: load.requests.length - saved.length,
  }
}

async function backUp(databaseUrl: string, folder: string): Promise<string> {
  return (await owner(databaseUrl, 'backup', folder)).trim()
}

async function owner(databaseUrl: string, ...words: string[]): Promise<string> {
  const { PATH = '' } = process.env
  const env = { PATH, DATABASE_URL: databaseUrl }
  return (await run(process.execPath, [ownerTool(), ...words], { env })).stdout
}

/** A database of the product with leads in it, which no server serves. */
async function makeOldDatabase(rows: number) {
  const database = await sqliteIn().createDatabase()
  const service = startService(productServer(), database.url)
  await service.ready()
  service.signal('SIGTERM')
  await service.exited
  const db = new DatabaseSync(database.url.slice('file:'.length), { timeout: 5000 })
  db.prepare(FILL).run(rows)
  db.close()
  return database
}

const FILL = `
  INSERT INTO maturity_quiz_leads
    (idempotency_key, body_hash, name, company, designation, email, language)
  SELECT 'old-' || value, printf('%064x', value), 'Ada Lovelace ' || value, 'Analytical Engines',
    'Head of Enablement', 'ada' || value || '@engines.example', 'en'
  FROM (WITH RECURSIVE c (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM c LIMIT ?)
    SELECT value FROM c)`

function newFolder(): string {
  return join(mkdtempSync(join(inject('folders').files, 'backup-')), 'folder')
}
