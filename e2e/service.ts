import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

type Table = 'maturity_quiz_leads' | 'assessment_responses'

/** The built product on a database of its own. */
export type Service = {
  url: string
  /** Read by another connection, as the file has them. */
  rows: (table: Table) => Record<string, unknown>[]
  /** Ends the process at once, without a goodbye. */
  kill: () => Promise<void>
  /** Starts it again on the same port and database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export async function startService(): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'assessment-e2e-'))
  const file = join(folder, 'assessment.sqlite')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let server = await startServer(port, file)

  async function kill() {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  return {
    url,
    rows: (table) => {
      const reader = new Database(file, { readonly: true })
      try {
        return reader.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]
      } finally {
        reader.close()
      }
    },
    kill,
    restart: async () => {
      await kill()
      server = await startServer(port, file)
    },
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startServer(port: number, file: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${file}`, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout?.resume()
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  server.kill('SIGKILL')
  throw new Error('The server was not ready within 10 seconds. Is dist/ built?')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}
