import type { OnMistake } from '../../http/settings.ts'

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

const URL_MISTAKE =
  'NOTIFY_URL must be the https address of a Slack webhook (hooks.slack.com/services/…) ' +
  'or of a Teams workflow (logic.azure.com or api.powerplatform.com), without a user'
const OLD_TEAMS_MISTAKE =
  'NOTIFY_URL is the address of a Teams connector, which no longer works: ' +
  'create a workflow in Teams and use its address'
/** It takes only the variables that somebody gave it. */
const SLACK_WORKFLOW = /^\/(workflows|triggers)\//
const SLACK_WORKFLOW_MISTAKE =
  'NOTIFY_URL is the address of a Slack workflow, which does not take messages: ' +
  'create an incoming webhook and use its address, hooks.slack.com/services/…'

/** `undefined` without the setting. No mistake repeats the value, which is a secret. */
export function readChat(text: string | undefined, onMistake: OnMistake): ChatConfig | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  const mistake = url ? mistakeIn(url) : URL_MISTAKE
  const kind = url && kindOf(url)
  if (url && kind && mistake === undefined) return { url, kind }
  onMistake(mistake ?? URL_MISTAKE)
  return undefined
}

function mistakeIn(url: URL): string | undefined {
  if (url.hostname.endsWith('.webhook.office.com')) return OLD_TEAMS_MISTAKE
  if (url.username !== '' || url.password !== '') return URL_MISTAKE
  const isSlack = url.protocol === 'https:' && kindOf(url) === 'slack'
  if (!isSlack || url.pathname.startsWith('/services/')) return undefined
  return SLACK_WORKFLOW.test(url.pathname) ? SLACK_WORKFLOW_MISTAKE : URL_MISTAKE
}

function kindOf({ protocol, hostname }: URL): ChatKind | undefined {
  if (protocol === 'http:') return LOOPBACK.test(hostname) ? 'slack' : undefined
  return protocol === 'https:' ? HOSTS.find(([ending]) => ending.test(hostname))?.[1] : undefined
}
