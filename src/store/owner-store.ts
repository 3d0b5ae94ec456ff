import type { Session } from './sql/sql.ts'

type StoreDescription = {
  engine: 'SQLite' | 'PostgreSQL'
  version: string
  bytes: number
}

/** The owner's view of the database, beside a running server: what the functions of `desk/` ask. */
export type OwnerStore = Session & {
  describe: () => Promise<StoreDescription>
  close: () => Promise<void>
}
