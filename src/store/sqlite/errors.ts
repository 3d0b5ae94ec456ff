/**
 * `row`: this row is at fault. `busy`: the same row may be saved later. `fatal`: the file or the disk can no
 * longer be trusted, or the schema is missing.
 */
export type SqliteFailure = 'row' | 'busy' | 'fatal'

/** Another program has the lock; the same task succeeds when it is released. */
export function isLocked(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(sqliteCodeOf(error))
}

export function sqliteFailureOf(error: unknown): SqliteFailure {
  const code = sqliteCodeOf(error)
  if (/^SQLITE_(FULL|BUSY|LOCKED)/.test(code)) return 'busy'
  return /^SQLITE_(?!CONSTRAINT|TOOBIG|MISMATCH|RANGE)/.test(code) ? 'fatal' : 'row'
}

/** The names of SQLite's result codes, from 0 on. */
const NAMES =
  'OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL ' +
  'CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'

/** All that is reported of an error, because its message could contain a value: 'SQLITE_IOERR 1034'. */
export function sqliteCodeOf(error: unknown): string {
  if (!isSqliteError(error)) return error instanceof Error ? error.name : 'unknown'
  const name = NAMES.split(' ')[error.errcode & 255] ?? 'UNKNOWN'
  return error.errcode > 255 ? `SQLITE_${name} ${error.errcode}` : `SQLITE_${name}`
}

function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
}

/** The sentence of a failed start; our own sentences pass unchanged. */
export function startErrorOf(error: unknown, file: string): unknown {
  if (!isSqliteError(error)) return error
  const code = sqliteCodeOf(error)
  if (NO_LOCAL_DISK.test(code)) return new Error(noLocalDisk(file, code))
  const advice = code === 'SQLITE_ERROR' ? bugText(error) : adviceOf(code)
  return new Error(`The database file ${file} cannot be used (${code}): ${advice}`)
}

/** Reading, taking, testing and freeing a lock (9, 15, 14, 8), and shared memory (18 to 21). */
const NO_LOCAL_DISK = /^SQLITE_(IOERR (2058|2314|3594|3850|4618|4874|5130|5386)|PROTOCOL|NOLFS)/

/** Of a network share, and of some folders that a container or a virtual machine shares with its host. */
export function noLocalDisk(file: string, code = 'no locks'): string {
  return (
    `The disk of ${file} cannot lock files or share memory (${code}); is it a network share? ` +
    'Use a local disk'
  )
}

/** For a command, which may run beside a server. */
export function ownerErrorOf(error: unknown, file: string): unknown {
  return sqliteCodeOf(error).startsWith('SQLITE_BUSY')
    ? new Error(`Another program has locked the database file ${file}: try again in a moment`)
    : startErrorOf(error, file)
}

/** Its message names tables and columns, and no value. */
function bugText({ message }: Error): string {
  return `SQLite says “${message}”. That is a bug: report it`
}

function adviceOf(code: string): string {
  if (code.startsWith('SQLITE_NOTADB')) return 'it is not a SQLite database; choose another file'
  if (code.startsWith('SQLITE_BUSY')) return 'end every other program that has it open'
  if (code.startsWith('SQLITE_FULL')) return 'the disk is full, make room on it'
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return 'let this user write to the file and to its folder'
  }
  return 'check the disk, keep a copy of the file and restore a backup'
}
