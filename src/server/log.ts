import pino from 'pino'
import type { DestinationStream } from 'pino'
import type { LogLevel } from './config.ts'

type Fields = Readonly<Record<string, unknown>>
type Write = (fields: Fields, sentence: string) => void

/**
 * The service hands this log to nobody: Fastify gets none, so that only the few fields named in
 * this folder are ever written, and nothing that a visitor sent.
 */
export type Log = Readonly<Record<'info' | 'warn' | 'error' | 'fatal', Write>>

/** Bytes kept for an output that takes nothing for a while; what comes on top of it is lost. */
const MOST_WAITING = 1024 * 1024

/** One line of JSON for each call, with a time in UTC. */
export function createLog(level: LogLevel, output: DestinationStream): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
  return {
    info: (fields, sentence) => logger.info(fields, sentence),
    warn: (fields, sentence) => logger.warn(fields, sentence),
    error: (fields, sentence) => logger.error(fields, sentence),
    fatal: (fields, sentence) => logger.fatal(fields, sentence),
  }
}

/**
 * Writes each line at once to an open file. A line that cannot be written changes no reply and ends
 * no process: it waits for the next one, and of what no longer fits a line says how much was lost.
 */
export function createLogOutput(descriptor = 1): DestinationStream {
  const output = pino.destination({
    dest: descriptor,
    sync: true,
    // Without a least length `flush` does nothing.
    minLength: 1,
    maxLength: MOST_WAITING,
    // It would hold up the server until the reader takes more.
    retryEAGAIN: () => false,
  })
  let lost = 0
  output.on('error', () => {})
  output.on('drop', () => {
    lost += 1
    // Once it is full it does not try again by itself.
    output.flush()
  })
  output.on('drain', () => {
    if (lost === 0) return
    const count = lost
    lost = 0
    createLog('warn', output).warn({ lost: count }, 'lines could not be written')
  })
  return output
}

export type ErrorTrace = { name: string; code?: string; at: string[]; cause?: ErrorTrace }

/** What the log may say of an error: never its message, which can quote a value. */
export function traceOf(error: unknown): ErrorTrace {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const code = 'code' in error ? String(error.code) : ''
  return {
    name: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    ...(/^\w{1,60}$/.test(code) && { code }),
    at: framesOf(error),
    ...(error.cause !== undefined && { cause: traceOf(error.cause) }),
  }
}

/** The lines below the message: a message of several lines can look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = start === -1 ? [] : stack.slice(start + message.length).split('\n')
  return lines
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.slice('    at '.length))
}
