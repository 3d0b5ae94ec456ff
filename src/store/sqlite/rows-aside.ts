import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

import type { RowsAside } from '../owner-store.ts'
import { erasureMarkOf, ROW_TABLES } from '../stored-row.ts'
import { TEAM_TABLE } from '../team-answers.ts'
import { filesAside } from './database-file.ts'
import { columnOf } from './statements.ts'

/** Where the databases beside `path`, which restores put aside, still have rows of an email. */
export function rowsAside(path: string, email: string): RowsAside[] {
  return filesAside(path).map((file) => ({
    file,
    rows: readFile(file, (db) =>
      ROW_TABLES.map((table) => {
        const find = db.prepare(`SELECT ${table.key} FROM ${table.name} WHERE ${table.email} = ?`)
        return { table, keys: columnOf<string>(find, email) }
      }),
    ),
  }))
}

/** The marks of the team answers in those databases; `undefined` if one of them cannot be read. */
export function teamMarksAside(path: string): readonly string[] | undefined {
  const { key, name } = TEAM_TABLE
  const found = filesAside(path).map((file) =>
    readFile(file, (db) => columnOf<string>(db.prepare(`SELECT ${key} FROM ${name}`))),
  )
  const keys = found.filter((each) => each !== undefined)
  return keys.length === found.length ? keys.flat().map(erasureMarkOf) : undefined
}

/** `undefined` if the file cannot be read. Nobody writes to it, so that reading need leave no files beside it. */
export function readFile<Value>(
  file: string,
  read: (db: DatabaseSync) => Value,
): Value | undefined {
  let db: DatabaseSync | undefined
  try {
    const url = pathToFileURL(file)
    if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1')
    db = new DatabaseSync(url, { readOnly: true })
    return read(db)
  } catch {
    return undefined
  } finally {
    db?.close()
  }
}
