import type { Result } from '../domain/result.ts'
import { readSetting } from '../http/settings.ts'
import type { OnMistake, SettingName } from '../http/settings.ts'
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from '../store/open/database-url.ts'
import type { DatabaseAddress } from '../store/open/database-url.ts'
import { readChat } from '../channels/chat/config.ts'
import { readHubspot } from '../channels/hubspot/config.ts'
import { readMail } from '../channels/mail/config.ts'
import { readWebhook } from '../channels/webhook/config.ts'

export type Config = ReturnType<typeof readSettings> &
  ReturnType<typeof readChannels> & { database: DatabaseAddress }

export type SubmissionLimits = Config['submissions']

/** The pages hold the words of the assessment, so another one needs a build. */
const BUILT_ASSESSMENT =
  'ASSESSMENT is read by npm start and npm run build, not by the server: build with it, then start without it. ' +
  'An image is built with --build-arg ASSESSMENT=…'

/** Reports each invalid setting in a sentence of its own and never falls back to a default. */
export function parseConfig(env: NodeJS.ProcessEnv): Result<Config, readonly string[]> {
  const mistakes: string[] = []
  const onMistake = (sentence: string) => void mistakes.push(`${sentence}.`)
  const settings = readSettings(env, onMistake)
  if (env['ASSESSMENT']) onMistake(BUILT_ASSESSMENT)
  const database = parseDatabaseUrl(env['DATABASE_URL'] ?? DEFAULT_DATABASE_URL)
  if (!database.ok) onMistake(database.error)
  const channels = readChannels(env, onMistake)
  return database.ok && mistakes.length === 0
    ? { ok: true, value: { ...settings, database: database.value, ...channels } }
    : { ok: false, error: mistakes }
}

/** Each is undefined if it is not set up. */
function readChannels(env: NodeJS.ProcessEnv, onMistake: OnMistake) {
  return {
    /** The webhook that receives each lead and each response. */
    webhook: readWebhook(env, onMistake),
    /** The team's chat, which receives the same. */
    chat: readChat(env['NOTIFY_URL'], onMistake),
    /** The mail server, and which of the owner's people get mail. */
    mail: readMail(env, onMistake),
    /** The CRM, where each becomes a contact. */
    hubspot: readHubspot(env['HUBSPOT_TOKEN'], onMistake),
  }
}

function readSettings(env: NodeJS.ProcessEnv, onMistake: OnMistake) {
  const value = <Name extends SettingName>(name: Name) => readSetting(env, name, onMistake)
  return {
    host: value('HOST'),
    port: value('PORT'),
    /** Where this machine can read metrics, if anywhere. */
    metricsPort: value('METRICS_PORT'),
    /** An origin such as 'https://assessment.example.com'. */
    publicOrigin: value('PUBLIC_URL'),
    /** The origins whose pages may show the assessment in a frame. */
    embedOrigins: value('EMBED_ORIGINS'),
    /** IP addresses and CIDR ranges whose X-Forwarded-For is trusted. */
    trustedProxies: value('TRUSTED_PROXIES'),
    /** In small letters; which of their headers names the visitor, if not X-Forwarded-For. */
    clientAddressHeader: value('CLIENT_ADDRESS_HEADER'),
    logLevel: value('LOG_LEVEL'),
    /** Older rows are deleted; without it all are kept. */
    retentionDays: value('RETENTION_DAYS'),
    /** How long a stop waits for requests under way. */
    drainMs: 1000 * value('DRAIN_SECONDS'),
    submissions: {
      clientBurst: value('CLIENT_BURST'),
      clientPerMinute: value('CLIENT_PER_MINUTE'),
      totalPerMinute: value('TOTAL_PER_MINUTE'),
      /** Saves that may wait for the store at the same time. */
      maxPending: value('MAX_PENDING_SAVES'),
    },
  }
}
