import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accepts, freePort } from '../src/store/postgres/server.suite.ts'
import { changedForThisUser, replaced } from './proxies.ts'

/** HAProxy in front of a primary and its standby, set up by its file in deploy/. */
export type PostgresProxy = { port: number; stop(): Promise<void> }

const FILE = join(import.meta.dirname, '../deploy/haproxy-postgres.cfg')
const STARTS_WITHIN_MS = 20_000

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
  const child = spawn('haproxy', ['-W', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  const endWithThisProcess = () => void child.kill('SIGTERM')
  process.once('exit', endWithThisProcess)
  const until = performance.now() + STARTS_WITHIN_MS
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`HAProxy did not start: ${output}`)
    await sleep(50)
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      process.off('exit', endWithThisProcess)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
