import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/process/free-port.ts'
import { accepts } from '../support/postgres-server.ts'
import { startProgram } from './program.ts'
import { changedForThisUser, replaced } from './proxies.ts'

/** HAProxy in front of a primary and its standby, set up by its file in deploy/. */
export type PostgresProxy = { port: number; stop(): Promise<void> }

const FILE = join(import.meta.dirname, '../../deploy/haproxy-postgres.cfg')

export async function startPostgresProxy(ports: {
  primary: number
  standby: number
}): Promise<PostgresProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const text = replaced(changedForThisUser(readFileSync(FILE, 'utf8')), [
    ['127.0.0.1:5433', `127.0.0.1:${port}`],
    ['db1.example.com:5432', `127.0.0.1:${ports.primary}`],
    ['db2.example.com:5432', `127.0.0.1:${ports.standby}`],
  ])
  writeFileSync(file, text)
  const stop = await startProgram({
    name: 'HAProxy',
    command: ['haproxy', '-W', '-f', file],
    folder,
    accepts: () => accepts(port),
  })
  return { port, stop }
}
