import type { RowTable, Session } from './sql/sql.ts'

/** Rows of one email in a database that a restore put aside; `undefined`: it cannot be read. */
export type RowsAside = {
  file: string
  rows: readonly { table: RowTable; keys: readonly string[] }[] | undefined
}

/** The owner's view of the database, beside a running server: what the functions of `desk/` ask. */
export type OwnerStore = Session & {
  /** Only of a file: PostgreSQL puts nothing aside. */
  rowsAside: (email: string) => readonly RowsAside[]
  describe: () => Promise<{ engine: 'SQLite' | 'PostgreSQL'; bytes: number }>
  close: () => Promise<void>
}
