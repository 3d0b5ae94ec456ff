import { Webhook } from 'standardwebhooks'
import { shownScore } from '../../domain/assessment/shown-score.ts'
import { MODEL } from '../../generated/model.ts'
import { eventIn, reportIn } from '../event-words.ts'
import { postJson, problemInStatus } from '../post-json.ts'
import type { Post } from '../post.ts'
import type { WebhookConfig } from './config.ts'

/** 410: the receiver will never accept anything again. */
const GONE = 410

/** Signed according to Standard Webhooks. */
export function createWebhookPost({ url, secret }: WebhookConfig, siteOrigin: string): Post {
  const signer = new Webhook(secret)
  return async ({ id, payload: stored }, signal) => {
    const payload = withPlan(stored, siteOrigin)
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

/** Adds what a receiver cannot compute: the address of a report, its figure on another scale, and what is to be done by when. */
function withPlan(payload: string, siteOrigin: string): string {
  const event = eventIn(payload)
  const found = reportIn(event, siteOrigin)
  if (!found) return payload
  const plan = found.steps.map(({ action, day }) => ({ action, due: day }))
  const { overall } = found.report.scores
  const shown = MODEL.show && { shown_score: shownScore(MODEL, overall) }
  const data = {
    ...event.data,
    ...shown,
    report: found.link,
    plan,
    retake: found.retake,
  }
  return JSON.stringify({ ...event, data })
}
