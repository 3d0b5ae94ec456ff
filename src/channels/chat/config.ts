import type { Result } from '../../domain/result.ts'

export type ChatConfig = {
  /** A secret: whoever has it can write to the chat. */
  url: URL
  kind: ChatKind
}

export type ChatKind = 'slack' | 'teams'

const HOSTS: readonly (readonly [ending: RegExp, kind: ChatKind])[] = [
  [/^hooks\.slack(-gov)?\.com$/, 'slack'],
  [/\.logic\.azure\.(com|us)$/, 'teams'],
  [/\.api\.powerplatform\.com$/, 'teams'],
]

const URL_ERROR =
  'NOTIFY_URL must be the https address of a Slack webhook (hooks.slack.com) ' +
  'or of a Teams workflow (logic.azure.com or api.powerplatform.com), without a user.'
const OLD_TEAMS_ERROR =
  'NOTIFY_URL is the address of a Teams connector, which no longer works: ' +
  'create a workflow in Teams and use its address.'

/** Error texts do not repeat the value, which is a secret. */
export function parseChat(text: string | undefined): Result<ChatConfig | undefined, string> {
  if (text === undefined) return { ok: true, value: undefined }
  if (!URL.canParse(text)) return { ok: false, error: URL_ERROR }
  const url = new URL(text)
  if (url.hostname.endsWith('.webhook.office.com')) return { ok: false, error: OLD_TEAMS_ERROR }
  const kind = HOSTS.find(([ending]) => ending.test(url.hostname))?.[1]
  const isPlain = url.protocol !== 'https:' || url.username !== '' || url.password !== ''
  return kind && !isPlain ? { ok: true, value: { url, kind } } : { ok: false, error: URL_ERROR }
}
