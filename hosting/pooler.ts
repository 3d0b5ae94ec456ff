import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accepts, freePort, serverUser } from '../src/store/postgres/server.suite.ts'

/** PgBouncer in front of a PostgreSQL. */
export type Pooler = {
  /** The address of a database by way of the pooler. */
  addressOf(url: string): string
  stop(): Promise<void>
}

type PoolerSettings = {
  /** The PostgreSQL behind it: an address of any of its databases. */
  url: string
  mode: 'transaction' | 'statement'
  /** To PostgreSQL, for each database. */
  connections: number
}

const STARTS_WITHIN_MS = 20_000

export async function startPooler({ url, mode, connections }: PoolerSettings): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-pgbouncer-'))
  // PgBouncer, like PostgreSQL, refuses to run as root.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { hostname, port: behind } = new URL(url)
  writeFileSync(join(folder, 'users'), '"postgres" ""\n')
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      ...['[databases]', `* = host=${hostname} port=${behind}`],
      ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
      ...['auth_type = trust', `auth_file = ${join(folder, 'users')}`, 'max_client_conn = 200'],
      ...[`pool_mode = ${mode}`, `default_pool_size = ${connections}`],
    ].join('\n'),
  )
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...serverUser() })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  const endWithThisProcess = () => void child.kill('SIGTERM')
  process.once('exit', endWithThisProcess)
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`PgBouncer did not start: ${output}`)
    await sleep(50)
  }
  return {
    addressOf: (direct) => Object.assign(new URL(direct), { port: String(port) }).href,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithThisProcess)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
