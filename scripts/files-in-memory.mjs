// Before the unit tests: what a disk keeps is what tests/faults looks at, so their databases wait for none.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

/** Where the machine has a file system in memory; returns what to call at the end. */
export function setup() {
  if (!hasRoomInMemory()) return undefined
  const folder = mkdtempSync(`${MEMORY}/assessment-`)
  // PostgreSQL refuses to run as root and has to reach its files as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
