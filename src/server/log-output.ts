import { writeSync } from 'node:fs'

export type LogOutput = {
  /** Never throws: a line that cannot be written changes no reply and ends no process. */
  write(line: string): void
  /** For the end of the process: writes what waits, for half a second at most. */
  end(): void
}

/** Kept for an output that takes nothing for a while; what comes on top of it is lost. */
const MOST_WAITING = 1024 * 1024
const RETRY_MS = 50
const END_WITHIN_MS = 500
const NOTHING = Buffer.alloc(0)
const LINE_END = Buffer.from('\n')

/**
 * The lines of one turn of the event loop are written at its end, all at once: one write for each
 * line costs more than everything else about a page. `writeBytes` returns how many it wrote.
 */
export function createLogOutput(
  writeBytes: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
): LogOutput {
  let lines: string[] = []
  /** What an output that was busy has not taken. */
  let begun: Buffer = NOTHING
  let size = 0
  let lost = 0
  let isScheduled = false

  function write(line: string): void {
    if (size > MOST_WAITING) {
      lost += 1
      return
    }
    size += line.length
    lines.push(line)
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }

  function flush(): void {
    const told = lost === 0 ? '' : lostLine(lost)
    const toldUntil = begun.length + told.length
    const bytes = Buffer.concat([begun, Buffer.from(told + lines.join(''))])
    lines = []
    const { written, isBusy } = writeAll(bytes)
    const left = bytes.subarray(written)
    if (written >= toldUntil) lost = 0
    begun = isBusy ? left : NOTHING
    if (!isBusy && left.length > 0) {
      lost += linesIn(left) - (written < toldUntil && told !== '' ? 1 : 0)
      // The next line must not go on where this one was cut.
      if (written > 0) begun = LINE_END
    }
    size = begun.length
    isScheduled = isBusy
    if (isBusy) setTimeout(flush, RETRY_MS).unref()
  }

  function writeAll(bytes: Buffer): { written: number; isBusy: boolean } {
    let written = 0
    try {
      while (written < bytes.length) written += writeBytes(bytes.subarray(written))
      return { written, isBusy: false }
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      return { written, isBusy }
    }
  }

  function end(): void {
    const until = performance.now() + END_WITHIN_MS
    for (flush(); begun.length > 0 && performance.now() < until; flush()) pause(RETRY_MS)
  }

  return { write, end }
}

function lostLine(count: number): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 40, time, lost: count, msg: 'lines could not be written' })}\n`
}

function linesIn(bytes: Buffer): number {
  return bytes.reduce((count, byte) => count + (byte === LINE_END[0] ? 1 : 0), 0)
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
