import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

import { sqliteIn } from '../harness/database.ts'
import { verdictOf } from '../harness/ledger.ts'
import type { Ledger } from '../harness/ledger.ts'
import { resendAll, startLoad } from '../harness/load.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { createRandom } from '../harness/settings.ts'
import { buildVariant, ownerTool, productServer } from '../harness/variants.ts'
import { injectFault, whyNoSyscallFault } from './syscall-fault.ts'

const PROMISE = 'failing file'
/** The file is looked at every five seconds. */
const EXIT_WITHIN_MS = 8000

const reason = whyNoSyscallFault()

describe('a disk that fails below the database file, and not below its log', () => {
  it('ends the server, and loses no row', async (context) => {
    if (reason) return context.skip(`no failing disk: ${reason}`)
    const { code, exitMs, verdict } = await failBelowTheFile(productServer())

    recordOutcome({
      ...{ promise: PROMISE, engine: 'SQLite', verdict },
      setting: 'EIO from every fsync of the database file alone',
      measured: `exit 1 after ${(exitMs / 1000).toFixed(1)} s`,
    })
    expect(code).toBe(1)
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: 0 })
    expect(verdict.acked).toBeGreaterThan(0)
  })

  it('would not be noticed if SQLite alone made the checkpoints', async (context) => {
    if (reason) return context.skip(`no failing disk: ${reason}`)
    const { exitMs } = await failBelowTheFile(buildVariant('leaves checkpoints to SQLite'))

    const seen = `leaves checkpoints to SQLite: no exit within ${EXIT_WITHIN_MS / 1000} s`
    recordControl({ promise: PROMISE, engine: 'SQLite' }, seen)
    expect(exitMs).toBe(Infinity)
  })
})

describe('a restore', () => {
  it('has the file on stable storage before it takes its place', async (context) => {
    if (reason) return context.skip(`no trace: ${reason}`)
    const { backup, calls } = await traceRestore()

    const file = new DatabaseSync(backup, { readOnly: true, timeout: 5000 })
    onTestFinished(() => file.close())
    expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    const replaced = calls.findIndex((call) => /^rename.*\.restoring", .*a\.sqlite"/.test(call))
    expect(replaced).toBeGreaterThanOrEqual(0)
    expect(calls.slice(0, replaced)).toContainEqual(expect.stringMatching(/^fsync.*\.restoring>/))
  })
})

/** Leads come in, then nobody comes. */
async function failBelowTheFile(main: string) {
  const database = await sqliteIn().createDatabase()
  const ledger: Ledger = new Map()
  const service = startService(main, database.url)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const file = database.url.slice('file:'.length)
  const heal = await injectFault(service.pid, 'fsync,fdatasync', 'error=EIO', file)
  const startedAt = performance.now()
  const load = startLoad(url, { ledger, random: createRandom(PROMISE), perSecond: 100 })
  await sleep(500)
  await load.stop()
  const end = await Promise.race([service.exited, sleep(EXIT_WITHIN_MS)])
  heal()
  await service.kill()

  const next = startService(productServer(), database.url)
  await resendAll(await next.ready(), ledger)
  const verdict = verdictOf(ledger, await database.readRows())
  await next.kill()
  return { code: end?.code, exitMs: (end?.at ?? Infinity) - startedAt, verdict }
}

/** Of a file that SQLite need not write: it is in the mode of a server's file, and of this version. */
async function traceRestore() {
  const folder = mkdtempSync(join(inject('folders').files, 'restore-'))
  const source = await sqliteIn(folder).createDatabase()
  const service = startService(productServer(), source.url)
  await service.ready()
  service.signal('SIGTERM')
  await service.exited
  const backup = source.url.slice('file:'.length)

  const trace = join(folder, 'trace')
  const target = await sqliteIn(folder).createDatabase()
  const strace = ['-f', '-y', '-o', trace, '-e', 'trace=fsync,fdatasync,/^rename']
  execFileSync('strace', [...strace, process.execPath, ownerTool(), 'restore', backup], {
    env: { PATH: process.env['PATH'], DATABASE_URL: target.url },
    stdio: 'pipe',
  })
  // Each line begins with the id of its thread.
  const calls = readFileSync(trace, 'utf8').split('\n')
  return { backup, calls: calls.map((line) => line.replace(/^\d+ +/, '')) }
}
