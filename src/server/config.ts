import { isIP } from 'node:net'
import { OWNER_CHANNELS } from '../contract/event.ts'
import type { Channel } from '../contract/event.ts'
import type { Result } from '../domain/result.ts'
import { readOrigin } from '../http/origin.ts'
import { readProxies } from '../http/trusted-proxies.ts'
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from '../store/open/database-url.ts'
import type { DatabaseAddress } from '../store/open/database-url.ts'
import { parseChat } from '../channels/chat/config.ts'
import type { ChatConfig } from '../channels/chat/config.ts'
import { parseHubspot } from '../channels/hubspot/config.ts'
import type { HubspotConfig } from '../channels/hubspot/config.ts'
import { parseMail } from '../channels/mail/config.ts'
import type { MailConfig } from '../channels/mail/config.ts'
import { parseWebhook } from '../channels/webhook/config.ts'
import type { WebhookConfig } from '../channels/webhook/config.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type Config = {
  host: string
  port: number
  /** Where this machine can read metrics, if anywhere. */
  metricsPort: number | undefined
  database: DatabaseAddress
  /** An origin such as 'https://assessment.example.com'. */
  publicOrigin: string | undefined
  /** The origins whose pages may show the assessment in a frame. */
  embedOrigins: readonly string[]
  /** IP addresses and CIDR ranges whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  /** In small letters; which of their headers names the visitor, if not X-Forwarded-For. */
  clientAddressHeader: string | undefined
  logLevel: LogLevel
  /** The webhook that receives each lead and each response. */
  webhook: WebhookConfig | undefined
  /** The team's chat, which receives the same. */
  chat: ChatConfig | undefined
  /** The CRM, where each becomes a contact. */
  hubspot: HubspotConfig | undefined
  /** The mail server, and which of the owner's people get mail. */
  mail: MailConfig | undefined
  /** Older rows are deleted; without it all are kept. */
  retentionDays: number | undefined
  /** How long a stop waits for requests under way. */
  drainMs: number
  submissions: SubmissionLimits
}

export type SubmissionLimits = {
  clientBurst: number
  clientPerMinute: number
  totalPerMinute: number
  /** Saves that may wait for the store at the same time. */
  mostPending: number
}

/** The pages hold the words of the assessment, so another one needs a build. */
const BUILT_ASSESSMENT =
  'ASSESSMENT is read by npm start and npm run build, not by the server: build with it, then start without it. ' +
  'An image is built with --build-arg ASSESSMENT=….'

/** Reports every invalid setting in one sentence and never falls back to a default. */
export function parseConfig(env: NodeJS.ProcessEnv): Result<Config, readonly string[]> {
  const mistakes: string[] = []

  function setting<Value>(
    name: string,
    fallback: Value,
    read: (text: string) => Value | undefined,
    expected: string,
  ): Value {
    const text = env[name]
    if (text === undefined) return fallback
    const value = text.trim() === '' ? undefined : read(text)
    if (value !== undefined) return value
    mistakes.push(`${name} must be ${expected}, but is '${text}'.`)
    return fallback
  }

  function count(name: string, fallback: number, least: number, most: number): number {
    const read = (text: string) => readWholeNumber(text, least, most)
    return setting(name, fallback, read, `a whole number from ${least} to ${most}`)
  }

  const settings = {
    // Only this machine can connect, unless the owner says otherwise.
    host: setting('HOST', '127.0.0.1', readHost, 'an IP address such as 127.0.0.1 or 0.0.0.0'),
    port: count('PORT', 3000, 0, 65_535),
    metricsPort:
      env['METRICS_PORT'] === undefined ? undefined : count('METRICS_PORT', 0, 1, 65_535),
    publicOrigin: setting(
      'PUBLIC_URL',
      undefined,
      readOrigin,
      'an address such as https://assessment.example.com',
    ),
    embedOrigins: setting(
      'EMBED_ORIGINS',
      [],
      readEmbedOrigins,
      'a list such as https://www.example.com, https://example.com: without a path or a star, http only for this machine',
    ),
    trustedProxies: setting(
      'TRUSTED_PROXIES',
      [],
      readProxies,
      'a list such as 10.0.0.7, 192.168.0.0/16 that does not trust everyone',
    ),
    clientAddressHeader: setting(
      'CLIENT_ADDRESS_HEADER',
      undefined,
      readAddressHeader,
      'a header that your host sets anew, such as Fly-Client-IP or CF-Connecting-IP',
    ),
    logLevel: setting('LOG_LEVEL', 'info', readLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    retentionDays:
      env['RETENTION_DAYS'] === undefined ? undefined : count('RETENTION_DAYS', 365, 1, 36_500),
    drainMs: 1000 * count('DRAIN_SECONDS', 8, 1, 600),
    submissions: {
      clientBurst: count('CLIENT_BURST', 120, 1, 1_000_000),
      clientPerMinute: count('CLIENT_PER_MINUTE', 60, 1, 10_000_000),
      totalPerMinute: count('TOTAL_PER_MINUTE', 3000, 1, 10_000_000),
      mostPending: count('MAX_PENDING_SAVES', 1000, 1, 100_000),
    },
  }
  if (env['ASSESSMENT']) mistakes.push(BUILT_ASSESSMENT)
  const database = parseDatabaseUrl(env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL)
  const channels = parseChannels(env)
  if (database.ok && channels.ok && mistakes.length === 0) {
    return { ok: true, value: { ...settings, database: database.value, ...channels.value } }
  }
  if (!database.ok) mistakes.push(`${database.error}.`)
  if (!channels.ok) mistakes.push(...channels.error)
  return { ok: false, error: mistakes }
}

function parseChannels(
  env: NodeJS.ProcessEnv,
): Result<Pick<Config, 'webhook' | 'chat' | 'mail' | 'hubspot'>, readonly string[]> {
  const webhook = parseWebhook(env)
  const chat = parseChat(env['NOTIFY_URL'])
  const mail = parseMail(env)
  const hubspot = parseHubspot(env['HUBSPOT_TOKEN'])
  if (webhook.ok && chat.ok && mail.ok && hubspot.ok) {
    const value = { webhook: webhook.value, chat: chat.value, mail: mail.value }
    return { ok: true, value: { ...value, hubspot: hubspot.value } }
  }
  const errors = [webhook, chat, mail, hubspot].flatMap((parsed) => (parsed.ok ? [] : parsed.error))
  return { ok: false, error: errors }
}

/** The channels through which leads and responses are sent. */
export function channelsIn({ webhook, chat, mail, hubspot }: Config): Channel[] {
  const isSetUp = { webhook, chat, mail: mail?.notify[0], hubspot }
  return OWNER_CHANNELS.filter((channel) => isSetUp[channel] !== undefined)
}

function readWholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return value !== undefined && least <= value && value <= most ? value : undefined
}

function readHost(text: string): string | undefined {
  return isIP(text) ? text : undefined
}

function readLogLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === text)
}

/** The two that proxies append to name whatever a visitor has written there first. */
function readAddressHeader(text: string): string | undefined {
  const name = text.toLowerCase()
  return /^(?!(x-)?forwarded(-for)?$)[a-z\d_-]+$/.test(name) ? name : undefined
}

function readEmbedOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((address) => readOrigin(address.trim()))
  return origins.every((origin) => origin !== undefined && isEmbedOrigin(origin))
    ? origins.filter((origin) => origin !== undefined)
    : undefined
}

/** Some characters that hosts allow have a meaning in a policy, such as a star. */
function isEmbedOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  if (!/^[a-z\d.-]+$|^\[[a-f\d:.]+\]$/.test(hostname)) return false
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
