import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { LogLevel } from './config.ts'

/**
 * The service hands this log to nobody: Fastify gets none, so that only the few fields named in
 * this folder are ever written, and nothing that a visitor sent.
 */
export type Log = Logger

export function createLog(level: LogLevel, destination: DestinationStream): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
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
