import { isIP } from 'node:net'
import { readProxies } from './trusted-proxies.ts'

/** A variable of the environment. */
type Setting<Value> = {
  doc: string
  default: Value
  /** Shown where `default` says nothing. */
  example?: string
  /** What `read` takes, as 'must be' goes on. */
  expected: string
  read: (text: string) => Value | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
const DEFAULT_LOG_LEVEL: LogLevel = 'info'

/** All there are. `npm run settings` writes .env.example and docs/settings.md from them. */
export const SETTINGS = inferred({
  HOST: {
    doc: 'Where the server listens: an IP address, 0.0.0.0 for every interface',
    default: '127.0.0.1',
    expected: 'an IP address such as 127.0.0.1 or 0.0.0.0',
    read: (given) => (isIP(given) ? given : undefined),
  },
  PORT: wholeNumber('The port for visitors', 3000, [0, 65_535]),
  METRICS_PORT: wholeNumber(
    'The port where this machine can read metrics for Prometheus, at /metrics; without it there are none',
    undefined,
    [1, 65_535],
    '9464',
  ),
  DATABASE_URL: {
    ...text('file:… for SQLite, or postgres://user:password@host/database'),
    default: 'file:data/revenue-enablement.sqlite',
  },
  PUBLIC_URL: {
    doc: 'The address visitors see, for links in mails and previews; with https: the server insists on it (HSTS)',
    default: undefined,
    example: 'https://assessment.example.com',
    expected: 'an address such as https://assessment.example.com',
    read: readOrigin,
  },
  ASSESSMENT: {
    ...text('The folder or file of the assessment to build (docs/assessment.md)'),
    default: 'assessments/revenue-enablement',
  },
  EMBED_ORIGINS: {
    doc: 'The sites that may embed it (docs/embedding.md)',
    default: [],
    example: 'https://www.example.com',
    expected:
      'a list such as https://www.example.com, https://example.com: without a path or a star, http only for this machine',
    read: readEmbedOrigins,
  },
  TRUSTED_PROXIES: {
    doc: 'IP addresses and CIDR ranges whose X-Forwarded-For is believed',
    default: [],
    example: '127.0.0.1, ::1',
    expected: 'a list such as 10.0.0.7, 192.168.0.0/16 that does not trust everyone',
    read: readProxies,
  },
  CLIENT_ADDRESS_HEADER: {
    doc: 'The header in which they name the visitor, where your host overwrites it; without it, X-Forwarded-For',
    default: undefined,
    example: 'CF-Connecting-IP',
    expected: 'a header that your host overwrites, such as Fly-Client-IP or CF-Connecting-IP',
    read: readAddressHeader,
  },
  LOG_LEVEL: {
    doc: 'fatal, error, warn, info, debug or silent',
    default: DEFAULT_LOG_LEVEL,
    expected: `one of ${LOG_LEVELS.join(', ')}`,
    read: (given) => LOG_LEVELS.find((level) => level === given),
  },
  CLIENT_BURST: wholeNumber('Submissions of one client at once', 120, [1, 1_000_000]),
  CLIENT_PER_MINUTE: wholeNumber(
    'Submissions of one client per minute after that',
    60,
    [1, 10_000_000],
  ),
  TOTAL_PER_MINUTE: wholeNumber(
    'Submissions of all clients together per minute',
    3000,
    [1, 10_000_000],
  ),
  MAX_PENDING_SAVES: wholeNumber('Saves that may wait for the database', 1000, [1, 100_000]),
  RETENTION_DAYS: wholeNumber(
    'Rows older than this are deleted each day; without it all are kept, those of an idle team for a year',
    undefined,
    [1, 36_500],
    '365',
  ),
  DRAIN_SECONDS: wholeNumber('How long a stop waits for requests under way', 8, [1, 600]),
  WEBHOOK_URL: text('Where each lead and response is sent', 'https://crm.example.com/hooks'),
  WEBHOOK_SECRET: text(
    'The key that signs what is sent there: whsec_ and what openssl rand -base64 32 prints',
    'whsec_bm90IGEgc2VjcmV0LCBidXQgbG9uZyBlbm91Z2g=',
  ),
  NOTIFY_URL: text(
    'The Slack or Teams chat that gets the same',
    'https://hooks.slack.com/services/T0/B0/secret',
  ),
  SMTP_URL: text(
    'The mail server; with it and MAIL_FROM visitors can have their report mailed',
    'smtps://user:password@mail.example.com',
  ),
  MAIL_FROM: text('The sender of mails', 'Example Assessment <assessment@example.com>'),
  NOTIFY_EMAILS: text(
    'Who is mailed about each lead and response',
    'anna@example.com, ben@example.com',
  ),
  HUBSPOT_TOKEN: text(
    'The access token of a private app in HubSpot, where each becomes a contact (docs/owner.md)',
    'pat-eu1-00000000-0000-4000-8000-000000000000',
  ),
  DESK_URL: {
    doc: 'Where the desk opens if not on this machine; mails link to it',
    default: undefined,
    example: 'https://desk.example.com',
    expected: 'where your desk opens, such as https://desk.example.com',
    read: readDeskUrl,
  },
  DESK_USERS: text(
    'The file with the people who may sign in, for owner desk --service',
    'data/desk-users',
  ),
  DESK_HOST: { ...text('Where owner desk --service listens'), default: '127.0.0.1' },
  DESK_PORT: wholeNumber('Its port', 3100, [1, 65_535]),
  BACKUP_FOLDER: text('Where the desk looks for backups', '/var/backups/assessment'),
})

export type SettingName = keyof typeof SETTINGS
/** Gets a sentence without its full stop; after one, what was read is not used. */
export type OnMistake = (sentence: string) => void
type ValueOf<Name extends SettingName> = (typeof SETTINGS)[Name]['default']

/** Its value or default. A wrong value is never replaced by the default in silence: `onMistake` gets a sentence. */
export function readSetting<Name extends SettingName>(
  env: NodeJS.ProcessEnv,
  name: Name,
  onMistake: OnMistake,
): ValueOf<Name> {
  const setting: Setting<ValueOf<Name>> = SETTINGS[name]
  const given = env[name]
  if (given === undefined) return setting.default
  const value = given.trim() === '' ? undefined : setting.read(given)
  if (value === undefined) {
    const why = given.startsWith('tcp://') ? OF_KUBERNETES : ''
    onMistake(`${name} must be ${setting.expected}, but is '${given}'${why}`)
  }
  return value ?? setting.default
}

const OF_KUBERNETES =
  ': Kubernetes sets it for a Service of this name. Set it yourself, or enableServiceLinks: false'

/** So that each default and the function that reads it agree. */
function inferred<Values>(settings: { [Name in keyof Values]: Setting<Values[Name]> }) {
  return settings
}

/** A setting that is checked by whatever uses it. */
function text(doc: string, example?: string): Setting<string | undefined> {
  return { doc, default: undefined, ...(example && { example }), expected: 'text', read: String }
}

/** `standard`: its default. */
function wholeNumber<Standard extends number | undefined>(
  doc: string,
  standard: Standard,
  [least, most]: readonly [number, number],
  example?: string,
): Setting<number | Standard> {
  return {
    doc,
    default: standard,
    ...(example && { example }),
    expected: `a whole number from ${least} to ${most}`,
    read: (given) => {
      const value = /^\d{1,9}$/.test(given) ? Number(given) : undefined
      return value !== undefined && least <= value && value <= most ? value : undefined
    },
  }
}

/** The two that proxies append to name whatever a visitor has written there first. */
function readAddressHeader(given: string): string | undefined {
  const name = given.toLowerCase()
  return /^(?!(x-)?forwarded(-for)?$)[a-z\d_-]+$/.test(name) ? name : undefined
}

function readEmbedOrigins(given: string): string[] | undefined {
  const origins = given.split(',').map((address) => readOrigin(address.trim()))
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

/** The origin of an address without path, name and password. */
function readOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}

/** Of this machine, or by https; without path, name and password. */
function readDeskUrl(given: string): URL | undefined {
  const url = URL.parse(given)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || isLoopback
  return url && isSafe && `${url.origin}/` === url.href ? url : undefined
}
