import { isIP } from 'node:net'
import type { Result } from '../domain/result.ts'
import { readWebhook } from './webhook/config.ts'
import type { WebhookConfig } from './webhook/config.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Config = {
  host: string
  port: number
  databaseUrl: string
  /** As browsers write it: 'https://assessment.example.com'. */
  publicOrigin: string | undefined
  /** IP addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  logLevel: LogLevel
  /** Who is told of each lead and each response. */
  webhook: WebhookConfig | undefined
  /** Older rows are deleted; without it they are kept. */
  retentionDays: number | undefined
  /** How long requests under way may take to finish after a signal to stop. */
  drainMs: number
  connections: ConnectionLimits
  submissions: SubmissionLimits
}

export type ConnectionLimits = {
  most: number
  headersTimeoutMs: number
  requestTimeoutMs: number
  keepAliveMs: number
  /** How often the two time-outs are looked at. */
  checkEveryMs: number
}

export type SubmissionLimits = {
  clientBurst: number
  clientPerMinute: number
  totalPerMinute: number
  /** Saves that wait for the store at the same time. */
  mostPending: number
}

export type Env = { readonly [name: string]: string | undefined }

/** Every mistake is told, each in one sentence; a value that is set is never replaced by a default. */
export function readConfig(env: Env): Result<Config, readonly string[]> {
  const mistakes: string[] = []

  function read<Value>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | undefined,
    expected: string,
  ): Value {
    const text = env[name]
    if (text === undefined) return fallback
    const value = text.trim() === '' ? undefined : parse(text)
    if (value !== undefined) return value
    mistakes.push(`${name} must be ${expected}, but is '${text}'.`)
    return fallback
  }

  function readCount(name: string, fallback: number, least: number, most: number): number {
    const parse = (text: string) => wholeNumberOf(text, least, most)
    return read(name, fallback, parse, `a whole number from ${least} to ${most}`)
  }

  const config: Config = {
    // Only this machine, unless the owner says so: an open door by default would be a silent mistake.
    host: read('HOST', '127.0.0.1', ipOf, 'an IP address such as 127.0.0.1 or 0.0.0.0'),
    port: readCount('PORT', 3000, 0, 65_535),
    databaseUrl: read('DATABASE_URL', 'file:data/assessment.sqlite', textOf, 'a database address'),
    publicOrigin: read(
      'PUBLIC_URL',
      undefined,
      originOf,
      'an address such as https://assessment.example.com',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      proxiesOf,
      'a list such as 10.0.0.7, 192.168.0.0/16 that does not trust everyone',
    ),
    logLevel: read('LOG_LEVEL', 'info', logLevelOf, `one of ${LOG_LEVELS.join(', ')}`),
    webhook: readWebhook(env, mistakes),
    retentionDays:
      env['RETENTION_DAYS'] === undefined ? undefined : readCount('RETENTION_DAYS', 365, 1, 36_500),
    drainMs: 1000 * readCount('DRAIN_SECONDS', 8, 1, 600),
    connections: {
      most: readCount('MAX_CONNECTIONS', 8000, 1, 1_000_000),
      headersTimeoutMs: 1000 * readCount('HEADERS_TIMEOUT_SECONDS', 5, 1, 600),
      requestTimeoutMs: 1000 * readCount('REQUEST_TIMEOUT_SECONDS', 10, 1, 600),
      keepAliveMs: 1000 * readCount('KEEP_ALIVE_SECONDS', 10, 1, 600),
      checkEveryMs: 1000,
    },
    submissions: {
      clientBurst: readCount('CLIENT_BURST', 120, 1, 1_000_000),
      clientPerMinute: readCount('CLIENT_PER_MINUTE', 60, 1, 10_000_000),
      totalPerMinute: readCount('TOTAL_PER_MINUTE', 3000, 1, 10_000_000),
      mostPending: readCount('MAX_PENDING_SAVES', 1000, 1, 100_000),
    },
  }
  if (config.connections.headersTimeoutMs > config.connections.requestTimeoutMs) {
    mistakes.push('HEADERS_TIMEOUT_SECONDS must not be more than REQUEST_TIMEOUT_SECONDS.')
  }
  return mistakes.length === 0 ? { ok: true, value: config } : { ok: false, error: mistakes }
}

function textOf(text: string): string {
  return text
}

function wholeNumberOf(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return value !== undefined && least <= value && value <= most ? value : undefined
}

function ipOf(text: string): string | undefined {
  return isIP(text) ? text : undefined
}

function logLevelOf(text: string): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === text)
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}

function proxiesOf(text: string): string[] | undefined {
  const ranges = text.split(',').map((range) => range.trim())
  return ranges.every(isProxyRange) ? ranges : undefined
}

function isProxyRange(range: string): boolean {
  const [address = '', prefix, ...others] = range.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  return prefix === undefined || wholeNumberOf(prefix, 1, version === 4 ? 32 : 128) !== undefined
}
