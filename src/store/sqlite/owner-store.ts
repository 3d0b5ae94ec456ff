import { readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import { findBytes } from './files/byte-search.ts'
import { createOwnerStore } from '../owner/create-owner-store.ts'
import { SQLITE_MIGRATIONS } from './migrate.ts'
import { isHeld } from '../owner/mentions.ts'
import type { OwnerStore } from '../owner/owner-store.ts'
import { checkSchema } from '../migrations/schema-check.ts'
import { erasedListBeside } from './files/erase-again.ts'
import { mapErrorsOn, existingFile, openReader, writeIntoFile, writeTo } from './connections.ts'
import { SQLITE_DIALECT, sqliteSession } from './sql.ts'
import { checkFile } from './verify.ts'
import { textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/**
 * The database of a server, which may be running. Throws one sentence when there is none.
 * `erasedFile`: where erased emails are listed; without it, beside the database.
 */
export async function openSqliteOwnerStore(file: string, erasedFile?: string): Promise<OwnerStore> {
  const path = existingFile(file)
  const mapErrors = mapErrorsOn(path)
  const { ino } = statSync(path)
  let tellReplaced: (sentence: string) => void = () => {}
  const whenReplaced = new Promise<string>((resolve) => (tellReplaced = resolve))
  let reader: DatabaseSync | undefined

  /** Ids of another database would name other people. */
  function checkPlace(): void {
    if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return
    tellReplaced(REPLACED)
    throw new Error(REPLACED)
  }

  function session(): Sql {
    checkPlace()
    reader ??= mapErrors(() => openReader(path))
    return sqliteSession(reader, mapErrors)
  }

  const sql: Sql = {
    dialect: SQLITE_DIALECT,
    query: async (text, values) => session().query(text, values),
    list: async (text, values) => session().list(text, values),
  }

  async function close(): Promise<void> {
    reader?.close()
    reader = undefined
  }

  try {
    await checkSchema(sql, SQLITE_MIGRATIONS)
  } catch (error) {
    await close()
    throw error
  }
  return createOwnerStore({
    sql,
    async write(work) {
      checkPlace()
      return writeTo(path, work)
    },
    whenReplaced,
    erasedFile: erasedFile ?? erasedListBeside(path),
    async writeAway(work) {
      checkPlace()
      return writeIntoFile(path, work)
    },
    async forget({ emails, hashes }) {
      const traces = [...emails, ...hashes]
      await close()
      await writeIntoFile(path, async () => {})
      if (findTraces(path, traces).length > 0) {
        // A page that was split or merged can keep a copy of a row that secure_delete never saw.
        await writeIntoFile(path, (writer) => writer.query('VACUUM'))
        // Now the file holds nothing but rows, so only a row can still hold an email.
        for (const trace of findTraces(path, traces)) {
          if (!emails.includes(trace) || !(await isHeld(sql, trace))) throw new Error(STILL_FOUND)
        }
        await close()
      }
      return earlierDatabases(path)
    },
    checkFiles: async () => checkFile(path),
    async describe() {
      const [row] = await sql.query('SELECT sqlite_version() AS version')
      const bytes = [path, `${path}-wal`].map(sizeOf).reduce((sum, size) => sum + size, 0)
      const version = textOf(row?.['version'])
      return { engine: 'SQLite', version, bytes, folder: dirname(path) }
    },
    close,
  })
}

function findTraces(path: string, traces: readonly string[]): string[] {
  return [path, `${path}-wal`]
    .filter((file) => sizeOf(file) > 0)
    .flatMap((file) => [...findBytes(file, traces)])
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** What restores left: nothing is erased in there. */
function earlierDatabases(path: string): string[] {
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.`))
    .flatMap((name) => {
      if (/\.before-\d{8}T\d+Z$/.test(name)) {
        return [`${name} is an earlier database that still holds its rows: delete it`]
      }
      return name.endsWith('.restoring')
        ? [`${name} is left of a restore that was cut short and holds rows: delete it`]
        : []
    })
}

const REPLACED =
  'The database file was replaced or moved since this began: run the same command again'

const STILL_FOUND =
  'The rows are erased, but their email is found in the file: ' +
  'a new row may have come in meanwhile, run the same command again'
