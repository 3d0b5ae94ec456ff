import Database from 'better-sqlite3'

/**
 * `row`: this row is at fault. `busy`: the same row may be taken later. `fatal`: the file or the
 * disk cannot be trusted any more, or the schema is gone.
 */
export type SqliteFailure = 'row' | 'busy' | 'fatal'

export function sqliteFailureOf(error: unknown): SqliteFailure {
  const code = sqliteCodeOf(error)
  if (/^SQLITE_(FULL|BUSY|LOCKED)/.test(code)) return 'busy'
  return /^SQLITE_(?!CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(code) ? 'fatal' : 'row'
}

/** All that may be told of an error: its message could hold a value. */
export function sqliteCodeOf(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}

/** What a refused start tells the owner; our own sentences pass unchanged. */
export function startErrorOf(error: unknown, file: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error
  return new Error(
    `The database file ${file} cannot be used (${error.code}): ${adviceOf(error.code)}`,
  )
}

/** What the owner's tool says: it may meet the server at work, and may try again. */
export function ownerErrorOf(error: unknown, file: string): unknown {
  return sqliteCodeOf(error).startsWith('SQLITE_BUSY')
    ? new Error(`Another program has locked the database file ${file}: try again in a moment`)
    : startErrorOf(error, file)
}

function adviceOf(code: string): string {
  if (code.startsWith('SQLITE_NOTADB')) return 'it is no database, name another file'
  if (code.startsWith('SQLITE_BUSY')) return 'end every other program that has it open'
  if (code.startsWith('SQLITE_FULL')) return 'the disk is full, make room on it'
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return 'let this user write to the file and to its folder'
  }
  return 'check the disk, keep a copy of the file and restore a backup'
}
