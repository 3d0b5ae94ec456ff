import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { startPostgresServer } from '../../src/store/postgres/server.suite.ts'

/** An engine on which the product and a bare loop keep rows in the same tables. */
export type Engine = {
  name: 'SQLite' | 'PostgreSQL'
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Another connection, as durable as the product's; `run` is one statement. */
  connect(url: string): Promise<Connection>
  stop(): Promise<void>
}

export type Connection = {
  run(sql: string, values?: readonly SQLInputValue[]): Promise<void>
  close(): Promise<void>
}

export function sqliteIn(folder: string): Engine {
  return {
    name: 'SQLite',
    createDatabase: async () => `file:${join(mkdtempSync(join(folder, 'sqlite-')), 'a.sqlite')}`,
    connect: async (url) => {
      const db = new DatabaseSync(url.slice('file:'.length), { timeout: 5000 })
      db.exec('PRAGMA journal_mode = WAL')
      db.exec('PRAGMA synchronous = FULL')
      const prepared = new Map<string, StatementSync>()
      return {
        run: async (sql, values = []) => {
          if (!prepared.has(sql)) prepared.set(sql, db.prepare(sql.replaceAll(/\$\d+/g, '?')))
          prepared.get(sql)?.run(...values)
        },
        close: async () => db.close(),
      }
    },
    stop: async () => {},
  }
}

export async function postgresIn(folder: string): Promise<Engine> {
  const filesIn = mkdtempSync(join(folder, 'postgres-'))
  chmodSync(filesIn, 0o755)
  const server = await startPostgresServer({ filesIn })
  return {
    name: 'PostgreSQL',
    createDatabase: () => server.createDatabase(),
    connect: async (url) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      const names = new Map<string, string>()
      return {
        run: async (text, values = []) => {
          if (!names.has(text)) names.set(text, `statement_${names.size}`)
          await client.query({ name: names.get(text) ?? '', text, values: [...values] })
        },
        close: () => client.end(),
      }
    },
    stop: async () => {
      await server.remove()
      rmSync(filesIn, { recursive: true, force: true })
    },
  }
}
