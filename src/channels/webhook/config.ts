import type { Result } from '../../domain/result.ts'

export type WebhookConfig = {
  url: URL
  /** 'whsec_' and base64 (Standard Webhooks). */
  secret: string
  /** For a receiver inside the owner's own network. */
  allowsPrivate: boolean
}

const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const LEAST_SECRET_BYTES = 24
const MOST_SECRET_BYTES = 64

const ALLOW_PRIVATE_MISTAKE = 'WEBHOOK_ALLOW_PRIVATE must be true or false.'
const URL_MISTAKE =
  'WEBHOOK_URL must be an address such as https://crm.example.com/hooks, ' +
  'without a user; http only with WEBHOOK_ALLOW_PRIVATE=true.'
const SECRET_MISTAKE = 'WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64.'

/** No value is repeated in a mistake: an address can hold a secret too. */
export function parseWebhook(
  env: NodeJS.ProcessEnv,
): Result<WebhookConfig | undefined, readonly string[]> {
  const { WEBHOOK_URL = '', WEBHOOK_SECRET = '', WEBHOOK_ALLOW_PRIVATE = 'false' } = env
  const isSetUp = [env['WEBHOOK_URL'], env['WEBHOOK_SECRET']].some((text) => text !== undefined)
  const allowsPrivate = WEBHOOK_ALLOW_PRIVATE === 'true'
  const url = readUrl(WEBHOOK_URL, allowsPrivate)
  const secret = readSecret(WEBHOOK_SECRET)
  const mistakes: string[] = []
  if (!/^(true|false)$/.test(WEBHOOK_ALLOW_PRIVATE)) mistakes.push(ALLOW_PRIVATE_MISTAKE)
  if (isSetUp && !url) mistakes.push(URL_MISTAKE)
  if (isSetUp && !secret) mistakes.push(SECRET_MISTAKE)
  if (mistakes.length > 0) return { ok: false, error: mistakes }
  return { ok: true, value: url && secret ? { url, secret, allowsPrivate } : undefined }
}

function readUrl(text: string, allowsPrivate: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && allowsPrivate)
  return isSafe && !url.username && !url.password ? url : undefined
}

function readSecret(text: string): string | undefined {
  const bytes = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64').length
  return LEAST_SECRET_BYTES <= bytes && bytes <= MOST_SECRET_BYTES ? text : undefined
}
