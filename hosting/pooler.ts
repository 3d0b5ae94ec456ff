import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accepts, freePort, serverUser } from '../src/store/postgres/server.suite.ts'
import { startProgram } from './program.ts'

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
  const stop = await startProgram({
    name: 'PgBouncer',
    command: ['pgbouncer', join(folder, 'pgbouncer.ini')],
    folder,
    accepts: () => accepts(port),
    options: serverUser() ?? {},
  })
  return {
    addressOf: (direct) => Object.assign(new URL(direct), { port: String(port) }).href,
    stop,
  }
}
