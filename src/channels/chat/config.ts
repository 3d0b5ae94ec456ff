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
/** A program on this machine that takes what Slack takes, as `npm run dev` has one. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

const URL_ERROR =
  'NOTIFY_URL must be the https address of a Slack webhook (hooks.slack.com/services/…) ' +
  'or of a Teams workflow (logic.azure.com or api.powerplatform.com), without a user.'
const OLD_TEAMS_ERROR =
  'NOTIFY_URL is the address of a Teams connector, which no longer works: ' +
  'create a workflow in Teams and use its address.'
/** It takes only the variables that somebody gave it. */
const SLACK_WORKFLOW = /^\/(workflows|triggers)\//
const SLACK_WORKFLOW_ERROR =
  'NOTIFY_URL is the address of a Slack workflow, which does not take messages: ' +
  'create an incoming webhook and use its address, hooks.slack.com/services/….'

/** Error texts do not repeat the value, which is a secret. */
export function parseChat(text: string | undefined): Result<ChatConfig | undefined, string> {
  if (text === undefined) return { ok: true, value: undefined }
  if (!URL.canParse(text)) return { ok: false, error: URL_ERROR }
  const url = new URL(text)
  if (url.hostname.endsWith('.webhook.office.com')) return { ok: false, error: OLD_TEAMS_ERROR }
  if (url.username !== '' || url.password !== '') return { ok: false, error: URL_ERROR }
  const kind = kindOf(url)
  if (kind === 'slack' && url.protocol === 'https:' && !url.pathname.startsWith('/services/')) {
    return {
      ok: false,
      error: SLACK_WORKFLOW.test(url.pathname) ? SLACK_WORKFLOW_ERROR : URL_ERROR,
    }
  }
  return kind ? { ok: true, value: { url, kind } } : { ok: false, error: URL_ERROR }
}

function kindOf({ protocol, hostname }: URL): ChatKind | undefined {
  if (protocol === 'http:') return LOOPBACK.test(hostname) ? 'slack' : undefined
  return protocol === 'https:' ? HOSTS.find(([ending]) => ending.test(hostname))?.[1] : undefined
}
