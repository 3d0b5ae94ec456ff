import { request as httpRequest } from 'node:http'
import type { OutgoingHttpHeaders, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { NotTaken, Post, Sendable } from '../post.ts'
import { within } from '../within.ts'
import type { WebhookConfig } from './config.ts'
import { isPrivateAddress } from './private-address.ts'
import { resolveName } from './resolve-name.ts'
import type { Address } from './resolve-name.ts'

/** What is sent for an event, and what the reply says is wrong. */
type Receiver = {
  url: URL
  allowsPrivate: boolean
  messageOf: (event: Sendable) => { body: string; headers?: OutgoingHttpHeaders }
  problemIn?: (status: number, text: string) => string | undefined
}

type Reply = { status: number; text: string; retryAfter: string | undefined }

export type Resolve = (hostname: string) => Promise<readonly Address[]>

export const REPLY_WITHIN_MS = 15_000
const MOST_TEXT = 1000
const LONGEST_DELAY_MS = 86_400_000
const PRIVATE_PROBLEM =
  'its address is private; for a webhook, set WEBHOOK_ALLOW_PRIVATE=true if that is right'

/** Signed by the Standard Webhooks specification. */
export function createWebhookPost(
  { url, secret, allowsPrivate }: WebhookConfig,
  resolve?: Resolve,
  replyWithinMs?: number,
): Post {
  const signer = new Webhook(secret)
  const messageOf = ({ id, payload }: Sendable) => {
    const now = new Date()
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, payload),
    }
    return { body: payload, headers }
  }
  return createPost({ url, allowsPrivate, messageOf }, resolve, replyWithinMs)
}

/**
 * The name is resolved once, and what was checked is what is called, so that a name cannot turn to a
 * private address in between; no redirect is followed.
 */
export function createPost(
  { url, allowsPrivate, messageOf, problemIn = problemInStatus }: Receiver,
  resolve: Resolve = resolveName,
  replyWithinMs = REPLY_WITHIN_MS,
): Post {
  // In a URL an IPv6 address stands in brackets.
  const hostname = url.hostname.replace(/[[\]]/g, '')

  async function resolveAllowed(): Promise<Address[]> {
    const version = isIP(hostname)
    const found = version ? [{ address: hostname, family: version }] : await resolve(hostname)
    if (!allowsPrivate && found.some(({ address }) => isPrivateAddress(address))) {
      throw new Error(PRIVATE_PROBLEM)
    }
    if (found.length === 0) throw new Error('its name has no address')
    return [...found]
  }

  return async ([event], stopping) => {
    const signal = AbortSignal.any([AbortSignal.timeout(replyWithinMs), stopping])
    try {
      const addresses = await within(signal, resolveAllowed())
      const { body, headers: own } = messageOf(event)
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...own,
      }
      const options = { headers, ...onlyTo(addresses), signal }
      const { status, text, retryAfter } = await send(url, options, body)
      const problem = problemIn(status, text)
      return problem === undefined ? undefined : { problem, ...delayIn(retryAfter) }
    } catch (error) {
      const isLate = signal.aborted
      return {
        problem: isLate ? `no reply within ${replyWithinMs / 1000} s` : connectionProblemOf(error),
      }
    }
  }
}

/** Node tries all of them. */
function onlyTo(addresses: Address[]): RequestOptions & { autoSelectFamily: true } {
  return {
    autoSelectFamily: true,
    lookup: (_name, _options, callback) => callback(null, addresses),
  }
}

/** The status line is the reply, with the start of what follows; the rest is thrown away. */
function send(url: URL, options: RequestOptions, body: string): Promise<Reply> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    let [status, retryAfter, failure]: [number?, string?, Error?] = []
    let text = ''
    const sent = request(url, { ...options, method: 'POST', agent: false }, (response) => {
      status = response.statusCode
      retryAfter = response.headers['retry-after']
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text = `${text}${chunk}`.slice(0, MOST_TEXT)))
    })
    sent.on('error', (error) => (failure = error))
    sent.on('close', () => {
      if (status === undefined) reject(failure)
      else resolve({ status, text, retryAfter })
    })
    sent.end(body)
  })
}

export function problemInStatus(status: number): string | undefined {
  if (200 <= status && status < 300) return undefined
  const isRedirect = 300 <= status && status < 400
  return `replied ${status}${isRedirect ? ', a redirect, which is not followed' : ''}`
}

/** In seconds; a date is not understood, and nobody asks for more than a day. */
function delayIn(retryAfter: string | undefined): Pick<NotTaken, 'retryAfterMs'> {
  if (!/^\d{1,9}$/.test(String(retryAfter))) return {}
  return { retryAfterMs: Math.min(Number(retryAfter) * 1000, LONGEST_DELAY_MS) }
}

/** Codes of Node and OpenSSL name no person; their messages could. */
function connectionProblemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection'
  if (!('code' in error)) return error.message.slice(0, 200)
  if (error.code === 'ENOTFOUND') return 'its name is not found'
  return 'hostname' in error
    ? `its name cannot be looked up (${String(error.code)})`
    : `no connection (${String(error.code)})`
}
