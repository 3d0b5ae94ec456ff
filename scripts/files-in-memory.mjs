// Before the unit tests: only tests/faults needs a real disk, so these databases use none.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

/** Uses a file system in memory if there is one; returns a cleanup function. */
export function setup() {
  if (!hasRoomInMemory()) return undefined
  const folder = mkdtempSync(`${MEMORY}/assessment-`)
  // PostgreSQL refuses to run as root and must reach its files as another user.
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
