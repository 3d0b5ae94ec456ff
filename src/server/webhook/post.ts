import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import type { RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Delivery } from '../../store/store.ts'
import { isPrivateAddress } from './private-address.ts'
import type { WebhookConfig } from './config.ts'

/** Sends one event; returns why it was not taken, in a few plain words, or `undefined`. */
export type WebhookPost = (delivery: Delivery, signal: AbortSignal) => Promise<string | undefined>

type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

const REPLY_WITHIN_MS = 15_000

/**
 * Signed by the Standard Webhooks specification. The name is resolved once, and what was checked is
 * what is called, so that a name cannot turn to a private address in between; no redirect is
 * followed.
 */
export function createWebhookPost(
  { url, secret, allowsPrivate }: WebhookConfig,
  resolve: Resolve = (hostname) => lookup(hostname, { all: true }),
  replyWithinMs = REPLY_WITHIN_MS,
): WebhookPost {
  const signer = new Webhook(secret)
  // An IPv6 address stands in brackets in an address of the web.
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')

  async function addressOf(): Promise<{ address: string; family: number }> {
    const version = isIP(hostname)
    const found = version ? [{ address: hostname, family: version }] : await resolve(hostname)
    const [first] = found
    if (!first) throw new Error('its name has no address')
    if (!allowsPrivate && found.some(({ address }) => isPrivateAddress(address))) {
      throw new Error('its address is private: set WEBHOOK_ALLOW_PRIVATE=true if that is right')
    }
    return first
  }

  return async ({ id, payload }, signal) => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(replyWithinMs)])
    try {
      const { address, family } = await addressOf()
      const now = new Date()
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signer.sign(id, now, payload),
      }
      const pinned: RequestOptions['lookup'] = (_hostname, { all }, callback) =>
        all ? callback(null, [{ address, family }]) : callback(null, address, family)
      const status = await statusOf(url, { headers, lookup: pinned, signal: ended }, payload)
      if (200 <= status && status < 300) return undefined
      const isRedirect = 300 <= status && status < 400
      return `replied ${status}${isRedirect ? ', a redirect, which is not followed' : ''}`
    } catch (error) {
      return ended.aborted ? `no reply within ${replyWithinMs / 1000} s` : problemOf(error)
    }
  }
}

/** The status line is the reply; whatever follows is read and thrown away. */
function statusOf(url: URL, options: RequestOptions, body: string): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, method: 'POST', agent: false }, (response) => {
      response.on('error', () => {})
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Codes of Node and OpenSSL name no person; their messages could. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection'
  if (!('code' in error)) return error.message.slice(0, 200)
  return error.code === 'ENOTFOUND'
    ? 'its name is not found'
    : `no connection (${String(error.code)})`
}
