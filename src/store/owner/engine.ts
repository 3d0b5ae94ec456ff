import type { Finding, Health } from '../../contract/desk.ts'
import type { Session, Sql } from '../sql/sql.ts'

/** What rows that were erased may have left in the bytes of a file. */
type Traces = {
  /** A row of somebody else may name one of them. */
  emails: readonly string[]
  /** Text that only these rows hold. */
  hashes: readonly string[]
}

export type DatabaseFacts = {
  engine: Health['engine']
  version: string
  /** With its log. */
  bytes: number
  /** Of a database file: the folder it is in. */
  folder?: string
}

/** What differs between the engines. */
export type OwnerEngine = {
  /** Reads only. */
  sql: Sql
  /** Runs `work` on a connection that may write. */
  write<Value>(work: (session: Session) => Promise<Value>): Promise<Value>
  /** As `write`, and throws where the rows that it deleted stay in the log of a file. */
  writeAway<Value>(work: (session: Session) => Promise<Value>): Promise<Value>
  /** Where erased emails are listed. */
  erasedFile: string
  /** Overwrites what deleted rows leave behind; returns what the owner must know besides. */
  forget(traces: Traces): Promise<readonly string[]>
  checkFiles(): Promise<readonly Finding[]>
  describe(): Promise<DatabaseFacts>
  /** Of a database file: resolves with a sentence once it is found replaced by another. */
  whenReplaced?: Promise<string>
  close(): Promise<void>
}
