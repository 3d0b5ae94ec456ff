import type { Finding } from './owner-store.ts'
import type { Session, Sql } from '../sql.ts'

/** What differs between the engines. */
export type OwnerEngine = {
  /** For reading alone. */
  sql: Sql
  /** Runs `work` on a connection that may write. */
  write<Value>(work: (session: Session) => Promise<Value>): Promise<Value>
  /** Where erased emails are listed. */
  erasedFile: string
  /** Overwrites what deleted rows leave behind: `traces` are values that nothing may hold now. */
  forget(traces: readonly string[]): Promise<readonly string[]>
  checkFiles(): Promise<readonly Finding[]>
  close(): Promise<void>
}
