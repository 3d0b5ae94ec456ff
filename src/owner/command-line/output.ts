import { rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Terminal } from './terminal.ts'

export type Output = { write(text: string): Promise<void> }

/**
 * Calls `work` with the destination: standard output, or a file that only its owner may read and that has its
 * name only once it is complete.
 */
export async function writeOut(
  file: string | undefined,
  terminal: Terminal,
  work: (output: Output) => Promise<void>,
): Promise<void> {
  if (file === undefined) return work(terminal)
  const partial = `${file}.partial`
  const end = () => {
    rmSync(partial, { force: true })
    process.exit(1)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    await rm(partial, { force: true })
    // Created here, because in a shared folder the name could be a link to someone else's file.
    const opened = await open(partial, 'wx', 0o600)
    try {
      await work({ write: (text) => opened.appendFile(text) })
      await opened.sync()
    } finally {
      await opened.close()
    }
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}
