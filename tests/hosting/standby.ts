import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../../scripts/process/free-port.ts'
import { accepts, runSql, serverUser, signalAll } from '../support/postgres-server.ts'

const DEBIAN = '/usr/lib/postgresql'
const STARTS_WITHIN_MS = 60_000
/** As docs/postgres.md says, for HAProxy. */
const CHECK_ROLE = 'CREATE ROLE assessment_check LOGIN'
const ROLE = join(import.meta.dirname, '../../src/store/postgres/role.sql')

/** Debian's own PostgreSQL, the newest that is installed. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Says it where it is not there: its tests are skipped. */
export function isPostgresMissing(): boolean {
  if (programs()) return false
  console.warn("Skipped: Debian's PostgreSQL is not installed (apt install postgresql).")
  return true
}

/** A primary and its standby, with the product's tables and the server's role. */
type Pair = {
  /** Where each of them listens. */
  ports: { primary: number; standby: number }
  /** Ends every process of the primary at once; returns when the last one was signaled. */
  killPrimary(): number
  /** As a machine whose power comes back. */
  startPrimaryAgain(): Promise<void>
  /** The standby stops to receive. */
  holdBack(): Promise<void>
  promote(): Promise<void>
  /** The standby's address, as the superuser. */
  standbyUrl: string
  remove(): Promise<void>
}

export type Template = {
  startPair(): Promise<Pair>
  remove(): void
}

/** `migrate` creates the tables at the address that it gets. */
export async function makeTemplate(migrate: (url: string) => void): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-standby-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const bin = programs() ?? ''
  const template = join(folder, 'template')
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), [`--pgdata=${template}`, ...options], {
    ...user,
    stdio: 'pipe',
  })
  const first = await startPostgres(template, [])
  await runSql(urlOf(first.port, 'postgres'), 'CREATE DATABASE assessment')
  migrate(urlOf(first.port))
  await runSql(urlOf(first.port), readFileSync(ROLE, 'utf8'))
  await runSql(urlOf(first.port), CHECK_ROLE)
  await first.stop()
  let made = 0

  return {
    remove: () => rmSync(folder, { recursive: true, force: true }),
    startPair: async () => {
      made += 1
      const [primaryFiles, standbyFiles] = ['primary', 'standby'].map((name) => {
        const files = join(folder, `${name}-${made}`)
        cpSync(template, files, { recursive: true, preserveTimestamps: true })
        return files
      })
      if (primaryFiles === undefined || standbyFiles === undefined) throw new Error('No files')
      if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, primaryFiles, standbyFiles])
      const settings = ['synchronous_standby_names=standby']
      let primary = await startPostgres(primaryFiles, settings)
      writeFileSync(join(standbyFiles, 'standby.signal'), '')
      const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
      // In its file and not as an option, so that it can be taken back while it runs.
      writeFileSync(join(standbyFiles, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
      if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, standbyFiles])
      const standby = await startPostgres(standbyFiles, [])
      await waitFor(urlOf(primary.port), 'SELECT 1 FROM pg_stat_replication WHERE state = $1', [
        'streaming',
      ])
      const standbyUrl = urlOf(standby.port)
      return {
        ports: { primary: primary.port, standby: standby.port },
        standbyUrl,
        killPrimary: () => primary.kill(),
        startPrimaryAgain: async () => {
          await primary.ended
          primary = await startPostgres(primaryFiles, settings, primary.port)
        },
        holdBack: async () => {
          await runSql(standbyUrl, "ALTER SYSTEM SET primary_conninfo = ''")
          await runSql(standbyUrl, 'SELECT pg_reload_conf()')
        },
        promote: async () => void (await runSql(standbyUrl, 'SELECT pg_promote()')),
        remove: async () => {
          await Promise.all([primary.crash(), standby.crash()])
          for (const files of [primaryFiles, standbyFiles])
            rmSync(files, { recursive: true, force: true })
        },
      }
    },
  }
}

/** Debian's PostgreSQL on these files, at a free port or at `at`. */
async function startPostgres(files: string, settings: readonly string[], at?: number) {
  const port = at ?? (await freePort())
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const all = [...own, 'max_connections=60', ...settings].flatMap((setting) => ['-c', setting])
  const child = spawn(join(programs() ?? '', 'postgres'), ['-D', files, ...all], {
    ...serverUser(),
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = once(child, 'exit')
  const endWithThisProcess = () => void child.kill('SIGQUIT')
  process.once('exit', endWithThisProcess)
  void ended.then(() => process.off('exit', endWithThisProcess))
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`PostgreSQL did not start: ${log}`)
    await sleep(50)
  }
  return {
    port,
    ended,
    /** Like a machine that loses its power: no connection is closed. */
    kill: () => {
      signalAll(child, 'SIGKILL')
      return performance.now()
    },
    stop: async () => {
      child.kill('SIGINT')
      await ended
    },
    crash: async () => {
      child.kill('SIGQUIT')
      if (child.exitCode === null && child.signalCode === null) await ended
    },
  }
}

function urlOf(port: number, database = 'assessment'): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}

async function waitFor(url: string, sql: string, values: unknown[]): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS
  while ((await runSql(url, sql, values)).length === 0) {
    if (performance.now() > until) throw new Error('The standby does not follow the primary')
    await sleep(50)
  }
}
