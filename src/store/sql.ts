export type SqlValue = string | number | null
export type SqlRow = Readonly<Record<string, unknown>>

/** What both engines understand, written once. Times go in and come out as text. */
export type Sql = {
  /** `$1`, `$2` … stand for `values`. The rows of a query or of RETURNING, else none. */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>
  dialect: Dialect
}

/** The few places where the engines differ. */
export type Dialect = {
  /** Begins a transaction that writes. */
  begin: string
  /** A query with one row when the table of migrations is there, else none. */
  findMigrations: string
  /** A FROM entry: one row with `key` and `value` for each answer of a response. */
  eachAnswer: string
  /** Ends a SELECT of rows that another server may be changing. */
  skipLocked: string
}

export async function inTransaction<Value>(sql: Sql, work: () => Promise<Value>): Promise<Value> {
  await sql.query(sql.dialect.begin)
  try {
    const value = await work()
    await sql.query('COMMIT')
    return value
  } catch (error) {
    await sql.query('ROLLBACK').catch(() => {})
    throw error
  }
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('The database holds no text where one belongs')
  return value
}

/** PostgreSQL gives whole numbers of 64 bits as text. */
export function numberOf(value: unknown): number {
  return Number(value)
}

/** Of `CAST(… AS text)`: ISO 8601 from SQLite, '2026-11-20 22:13:28.123456+00' from PostgreSQL. */
export function dateOf(value: unknown): Date {
  return new Date(textOf(value).replace(' ', 'T').replace(/\+00$/, 'Z'))
}
