import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PROXIES, startProxy } from '../hosting/proxies.ts'
import { freePort } from '../../scripts/process/free-port.ts'
import { startServer } from '../../scripts/process/server-process.ts'

type Table = 'maturity_quiz_leads' | 'assessment_responses' | 'assessment_deliveries'

/** The product with its own database. */
export type Product = {
  url: string
  databaseUrl: string
  /** Read by another connection, as the file has them. */
  rows: (table: Table) => Record<string, unknown>[]
  /** Starts it again on the same port and database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * `settings`: further variables of its environment. The variable `BEHIND` names a proxy that the
 * browser talks to by TLS; without it the browser talks to the server itself. `cwd`: another built copy.
 */
export async function startProduct(
  settings: Record<string, string> = {},
  cwd?: string,
): Promise<Product> {
  const behind = PROXIES.find((name) => name === process.env['BEHIND'])
  const port = behind && (await freePort())
  const proxy = behind && (await startProxy(behind, [`127.0.0.1:${port}`]))
  const folder = await mkdtemp(join(tmpdir(), 'assessment-e2e-'))
  const file = join(folder, 'assessment.sqlite')
  const databaseUrl = `file:${file}`
  const behindProxy: Record<string, string> = proxy
    ? { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: proxy.url }
    : {}
  const start = (env: Record<string, string> = {}) =>
    startServer({
      main: 'src/server/main.ts',
      ...(cwd !== undefined && { cwd }),
      env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ...behindProxy, ...settings, ...env },
    })
  let server = start()
  const address = await server.ready()
  const url = proxy?.url ?? address

  return {
    ...{ url, databaseUrl },
    rows: (table) => {
      const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
      try {
        return reader.prepare(`SELECT * FROM ${table}`).all()
      } finally {
        reader.close()
      }
    },
    restart: async () => {
      await server.kill()
      server = start({ PORT: new URL(address).port })
      await server.ready()
    },
    stop: async () => {
      await server.kill()
      await proxy?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
