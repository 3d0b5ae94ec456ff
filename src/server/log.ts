import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { LogLevel } from '../http/settings.ts'

/**
 * Fastify gets no logger, so that only the few fields named in this folder are logged, and nothing that a
 * visitor sent.
 */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>

/** One line of JSON per call, with the time in UTC. */
export function createLog(level: LogLevel, output: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}

/** If the reader of the log stops or its disk is full, lines are lost, but visitors are still served. */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: 1,
    maxLength: 1024 * 1024,
    retryEAGAIN: () => false,
  })
  output.on('error', () => {})
  // Once it is full it does not retry by itself.
  output.on('drop', () => output.flush())
  return output
}

export type ErrorTrace = { name: string; code?: string; at: string[]; cause?: ErrorTrace }

/** What the log may contain of an error: never its message, which can quote a value. */
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

/** Only the lines below the message, because a line of the message can look like a frame. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = start === -1 ? [] : stack.slice(start + message.length).split('\n')
  return lines
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.slice('    at '.length))
}
