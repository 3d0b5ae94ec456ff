export type SqlValue = string | number | null
export type SqlRow = Readonly<Record<string, unknown>>

/** What both engines understand, written once. Times go in and come out as text, in UTC. */
export interface Sql {
  /** `$1`, `$2` … are `values`. Returns the rows of a query or of RETURNING, else none. */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>
  readonly dialect: Dialect
}

/** Its type in PostgreSQL, and what reads it. */
export type Column<Value = unknown> = { type: string; read: (stored: unknown) => Value }

/** A table that visitors fill. `columns`: those besides id, time and hash, one for each field of a row. */
export type RowTable<Row = object> = {
  name: string
  key: string
  email: string
  columns: { readonly [name in keyof Row]: Column<Row[name]> } & Readonly<Record<string, Column>>
}

/** `values`: by column, as JSON writes them. */
export type NewRow = {
  key: string
  bodyHash: string
  values: Readonly<Record<string, SqlValue | Readonly<Record<string, number>>>>
}

export interface Transaction extends Sql {
  /** Inserts the rows whose keys are neither in the table nor marked as erased, and returns these keys. */
  insertRows(
    table: RowTable,
    rows: readonly NewRow[],
    ifErased: IfErased,
  ): Promise<ReadonlySet<string>>
}

/** What marked rows do: they are left out, or may end the transaction, which PostgreSQL does faster. */
export type IfErased = 'leave out' | 'throw'

export interface Session extends Sql {
  /**
   * Keeps everything that `work` writes with its `sql`, or nothing. That `sql` is a connection of its own:
   * do not use the session itself inside `work`.
   */
  transaction<Value>(work: (sql: Transaction) => Promise<Value>): Promise<Value>
}

/** The few places where the engines differ. */
export type Dialect = {
  /** A FROM entry: one row with `key` and `value` for each answer of a response. */
  eachAnswer: string
  /** A FROM entry: the rows in `$1`, a JSON array of objects with these columns and types. */
  inputRows: (columns: Readonly<Record<string, string>>) => string
  /** A FROM entry with the column `value`: the values in `$1`, a JSON array. PostgreSQL gives them as text. */
  inputValues: string
  /** SHA-256 of a text column, in hex. */
  sha256: (column: string) => string
  /** Ends a SELECT of rows that another server may be changing. */
  skipLocked: string
  /** Of an event: whether the email in its payload is that of a lead outside quarantine. */
  hasLead: string
  /** When the newest row came in, or null. */
  newestRow: string
  /** Of an event: a field of the data in its payload. */
  dataField: (name: string) => string
  /** A statement that waits for the erasures under way, until the end of the transaction. */
  waitForErasures: string
  /** The same for an erasure: for whoever waits for those, and for the other ones. */
  startErasure: string
  /** A statement that waits for other changes of team `$1`, until the end of the transaction. */
  lockTeam: string
  /** A statement that marks the team answers `$1` as erased at `$2`; `$3` is 1 if they were here. */
  markTeamAnswers: string
  /** A statement that deletes the marks before `$1` of team answers that were not here. */
  dropMarks: string
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('The database has no text where text belongs')
  return value
}

export function textOrNullOf(value: unknown): string | null {
  return value === null ? null : textOf(value)
}

/** PostgreSQL gives whole numbers of 64 bits as text. */
export function numberOf(value: unknown): number {
  return Number(value)
}

/** Of `CAST(… AS text)`: ISO 8601 from SQLite, '2026-11-20 22:13:28.123456+00' from PostgreSQL. */
export function dateOf(value: unknown): Date {
  return new Date(textOf(value).replace(' ', 'T').replace(/\+00$/, 'Z'))
}
