// No twin: the files of PostgreSQL cannot be searched from here.
import { openSync, readSync, statSync } from 'node:fs'

const CHUNK_BYTES = 1024 * 1024

/** Files that were searched, by device and number. */
const opened = new Map<string, number>()

/** Whether any of `texts` (UTF-8) stands anywhere in the file. */
export function hasBytes(file: string, texts: readonly string[]): boolean {
  const needles = texts.map((text) => Buffer.from(text))
  const overlap = Math.max(0, ...needles.map(({ length }) => length - 1))
  const buffer = Buffer.alloc(overlap + CHUNK_BYTES)
  const descriptor = openForGood(file)
  let [kept, position] = [0, 0]
  for (;;) {
    const read = readSync(descriptor, buffer, kept, CHUNK_BYTES, position)
    if (read === 0) return false
    position += read
    const filled = buffer.subarray(0, kept + read)
    if (needles.some((needle) => filled.includes(needle))) return true
    kept = Math.min(overlap, filled.length)
    filled.copyWithin(0, filled.length - kept)
  }
}

/** Never closed: that would drop the locks that SQLite holds on the file for this process (POSIX). */
function openForGood(file: string): number {
  const { dev, ino } = statSync(file)
  const descriptor = opened.get(`${dev}:${ino}`) ?? openSync(file, 'r')
  opened.set(`${dev}:${ino}`, descriptor)
  return descriptor
}
