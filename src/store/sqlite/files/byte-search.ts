// No twin: the files of PostgreSQL cannot be searched from here.
import { closeSync, openSync, readSync } from 'node:fs'

const CHUNK_BYTES = 1024 * 1024

/**
 * Whether any of `texts` (UTF-8) stands anywhere in the file. No SQLite connection of this process
 * may have the file open: closing it here would drop the locks of that connection (POSIX).
 */
export function hasBytes(file: string, texts: readonly string[]): boolean {
  const needles = texts.map((text) => Buffer.from(text))
  const overlap = Math.max(0, ...needles.map(({ length }) => length - 1))
  const buffer = Buffer.alloc(overlap + CHUNK_BYTES)
  const opened = openSync(file, 'r')
  try {
    let kept = 0
    for (;;) {
      const read = readSync(opened, buffer, kept, CHUNK_BYTES, null)
      if (read === 0) return false
      const filled = buffer.subarray(0, kept + read)
      if (needles.some((needle) => filled.includes(needle))) return true
      kept = Math.min(overlap, filled.length)
      filled.copyWithin(0, filled.length - kept)
    }
  } finally {
    closeSync(opened)
  }
}
