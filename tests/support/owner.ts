import { runOwner } from '../../src/owner/run-owner.ts'

export const NOW = new Date('2026-11-20T22:13:28.123Z')

/** Runs one command line in this process. */
export async function owner(
  database: { url: string },
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
