import type { Result } from '../domain/result.ts'
import type { DatabaseAddress } from '../store/open/database-url.ts'
import { openOwnerStore } from '../store/open/open-owner-store.ts'
import type { OwnerStore } from '../store/owner/owner-store.ts'
import type { Given, Options } from './command-line/arguments.ts'
import type { Terminal } from './command-line/terminal.ts'

export type Context = {
  database: DatabaseAddress
  /** The same as text. */
  databaseUrl: string
  /** Where erased emails are listed, if the owner says so. */
  erasedFile: string | undefined
  now: Date
  terminal: Terminal
  env: Env
}

export type Env = { readonly [name: string]: string | undefined }

/** For scripts: 0 done, 1 failed, 2 not understood. */
export type ExitCode = 0 | 1 | 2

/** A mistake in what was typed is returned as one sentence; a later failure throws one. */
export type Run = (context: Context) => Promise<ExitCode>

export type Command = {
  name: string
  /** What follows the name: 'EMAIL [--dry-run]'. */
  usage: string
  summary: string
  /** More to know, in paragraphs. */
  about: readonly string[]
  options: Options
  examples: readonly (readonly [line: string, does: string])[]
  parse(given: Given, now: Date): Result<Run, string>
}

export async function withStore(
  { database, erasedFile }: Context,
  work: (store: OwnerStore) => Promise<ExitCode>,
): Promise<ExitCode> {
  const store = await openOwnerStore(database, erasedFile)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
