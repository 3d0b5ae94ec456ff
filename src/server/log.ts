import type { LogLevel } from './config.ts'
import type { LogOutput } from './log-output.ts'

type Fields = Readonly<Record<string, unknown>>
type Write = (fields: Fields, sentence: string) => void

/**
 * The service hands this log to nobody: Fastify gets none, so that only the few fields named in
 * this folder are ever written, and nothing that a visitor sent.
 */
export type Log = Readonly<Record<'info' | 'warn' | 'error' | 'fatal', Write>>

/** The numbers that tools for logs in JSON know. */
const LEVELS: Readonly<Record<LogLevel, number>> = {
  ...{ debug: 20, info: 30, warn: 40, error: 50, fatal: 60 },
  silent: Number.POSITIVE_INFINITY,
}

/** One line of JSON for each call. */
export function createLog(least: LogLevel, output: Pick<LogOutput, 'write'>): Log {
  let ms = Number.NaN
  let time = ''

  /** Many lines share a millisecond, and its text costs as much as all else of a line. */
  function timeText(): string {
    const now = Date.now()
    if (now !== ms) time = new Date(now).toISOString()
    ms = now
    return time
  }

  function writeAt(name: keyof Log): Write {
    const level = LEVELS[name]
    if (level < LEVELS[least]) return () => {}
    return (fields, msg) => {
      const line = { level, time: timeText(), ...fields, msg }
      output.write(`${JSON.stringify(line)}\n`)
    }
  }

  return {
    info: writeAt('info'),
    warn: writeAt('warn'),
    error: writeAt('error'),
    fatal: writeAt('fatal'),
  }
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
