import type { OnMistake } from '../../http/settings.ts'

export type WebhookConfig = {
  url: URL
  /** 'whsec_' and base64 (Standard Webhooks). */
  secret: string
}

const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const MIN_SECRET_BYTES = 24
const MAX_SECRET_BYTES = 64

const URL_MISTAKE =
  'WEBHOOK_URL must be an address such as https://crm.example.com/hooks, without a user'
const PORT_MISTAKE =
  'WEBHOOK_URL has the scheme of one port and the number of another: https is at 443, http at 80'
const SECRET_MISTAKE = 'WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64'

/** `undefined` without the settings. No mistake repeats a value, because an address can contain a secret too. */
export function readWebhook(
  { WEBHOOK_URL, WEBHOOK_SECRET }: NodeJS.ProcessEnv,
  onMistake: OnMistake,
): WebhookConfig | undefined {
  if (WEBHOOK_URL === undefined && WEBHOOK_SECRET === undefined) return undefined
  const url = readUrl(WEBHOOK_URL ?? '')
  const secret = readSecret(WEBHOOK_SECRET ?? '')
  if (!url) onMistake(URL_MISTAKE)
  if (url && /^(https:80|http:443)$/.test(url.protocol + url.port)) onMistake(PORT_MISTAKE)
  else if (!secret) onMistake(SECRET_MISTAKE)
  return url && secret ? { url, secret } : undefined
}

function readUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return url && isWeb && !url.username && !url.password ? url : undefined
}

function readSecret(text: string): string | undefined {
  const bytes = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64').length
  return MIN_SECRET_BYTES <= bytes && bytes <= MAX_SECRET_BYTES ? text : undefined
}
