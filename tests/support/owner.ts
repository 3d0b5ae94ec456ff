import type { Store, StoreOptions } from '../../src/store/store.ts'
import { runOwner } from '../../src/owner/run-owner.ts'

export const NOW = new Date('2026-11-20T22:13:28.123Z')

/** A database with a running server's store, and SQL access without the store. */
export type OwnerDatabase = {
  url: string
  openStore(options?: StoreOptions): Promise<Store>
  run(sql: string): Promise<void>
}

/** Runs one command line in this process. */
export async function owner(
  database: Pick<OwnerDatabase, 'url'>,
  line: string | readonly string[],
  { now = new Date(), env = {} }: { now?: Date; env?: NodeJS.ProcessEnv } = {},
) {
  const output = { stdout: '', stderr: '' }
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const exitCode = await runOwner(
    args,
    { DATABASE_URL: database.url, ...env },
    {
      write: async (text) => void (output.stdout += text),
      info: (text) => void (output.stderr += `${text}\n`),
      progress: () => {},
    },
    now,
  )
  return { exitCode, ...output }
}
