import { Webhook } from 'standardwebhooks'
import { postJson, problemInStatus } from '../post-json.ts'
import type { Post } from '../post.ts'
import type { WebhookConfig } from './config.ts'

/** 410: the receiver will never accept anything again. */
const GONE = 410

/** Signed according to Standard Webhooks. */
export function createWebhookPost({ url, secret }: WebhookConfig): Post {
  const signer = new Webhook(secret)
  return async ({ id, payload }, signal) => {
    const now = new Date()
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, payload),
    }
    let isGone = false
    const failure = await postJson({
      url,
      body: payload,
      headers,
      signal,
      problemIn(response) {
        isGone = response.status === GONE
        return problemInStatus(response)
      },
    })
    return failure && isGone ? { ...failure, isFinal: true } : failure
  }
}
