import type { Writable } from 'node:stream'

/** Where the tool writes: results to standard output, everything else to standard error. */
export type Terminal = {
  /** Writes to standard output; resolves when it is flushed, so that a slow reader slows the tool down. */
  write(text: string): Promise<void>
  /** Writes a line to standard error. */
  info(text: string): void
  /** Rewrites one line in place on a terminal; writes nothing to a pipe or a file. */
  progress(line: string): void
}

type Stream = Writable & { isTTY?: boolean; columns?: number }

const CLEAR_LINE = '\r\u001B[2K'
const PROGRESS_EVERY_MS = 100

export function createTerminal(stdout: Stream, stderr: Stream): Terminal {
  let shownAt = 0
  let isShown = false

  function clear(): string {
    const text = isShown ? CLEAR_LINE : ''
    isShown = false
    return text
  }

  // Each write reports its own error. Without this listener an error would end the process.
  stdout.on('error', () => {})
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        if (isShown) stderr.write(clear())
        stdout.write(text, (error) => (error ? reject(error) : resolve()))
      }),
    info: (text) => void stderr.write(`${clear()}${text}\n`),
    progress(line) {
      const now = Date.now()
      if (!stderr.isTTY || now - shownAt < PROGRESS_EVERY_MS) return
      shownAt = now
      isShown = true
      stderr.write(CLEAR_LINE + line.slice(0, (stderr.columns ?? Infinity) - 1))
    },
  }
}
