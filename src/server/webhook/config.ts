export type WebhookConfig = {
  url: URL
  /** 'whsec_' and base64 (Standard Webhooks). */
  secret: string
  /** For a receiver inside the owner's own network. */
  allowsPrivate: boolean
}

type WebhookEnv = { readonly [name: string]: string | undefined }

const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const LEAST_SECRET_BYTES = 24
const MOST_SECRET_BYTES = 64

/** No value is repeated in a mistake: an address can hold a secret too. */
export function readWebhook(env: WebhookEnv, mistakes: string[]): WebhookConfig | undefined {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE = 'false' } = env
  if (!/^(true|false)$/.test(WEBHOOK_ALLOW_PRIVATE)) {
    mistakes.push('WEBHOOK_ALLOW_PRIVATE must be true or false.')
  }
  if (WEBHOOK_URL === undefined && WEBHOOK_SECRET === undefined) return undefined

  const allowsPrivate = WEBHOOK_ALLOW_PRIVATE === 'true'
  const url = urlOf(WEBHOOK_URL ?? '', allowsPrivate)
  if (!url) {
    mistakes.push(
      'WEBHOOK_URL must be an address such as https://crm.example.com/hooks, ' +
        'without a user; http only with WEBHOOK_ALLOW_PRIVATE=true.',
    )
  }
  const isSecret = isWebhookSecret(WEBHOOK_SECRET ?? '')
  if (!isSecret) {
    mistakes.push('WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64.')
  }
  return url && isSecret ? { url, secret: WEBHOOK_SECRET ?? '', allowsPrivate } : undefined
}

function urlOf(text: string, allowsPrivate: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && allowsPrivate)
  return isSafe && !url.username && !url.password ? url : undefined
}

function isWebhookSecret(text: string): boolean {
  const bytes = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64').length
  return LEAST_SECRET_BYTES <= bytes && bytes <= MOST_SECRET_BYTES
}
