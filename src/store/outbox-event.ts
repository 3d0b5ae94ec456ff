import { createHash } from 'node:crypto'

import type { WebhookEvent } from '../contract/webhook-event.ts'

/** 'session_' and 13 digits, or somewhat more than the time of a UUID. */
const KEY_START = 21

/** An event as it waits in the outbox: the body of its request, made once. */
export type OutboxEvent = {
  /** Always the same for the same row, so that a receiver recognizes a repeat. */
  id: string
  /** ISO 8601 */
  at: string
  payload: string
}

/**
 * The id begins as the key does, with a time, so that new ids lie side by side in their index: one
 * row would else write a page of its own there. It has no full stop, as Standard Webhooks wants it.
 */
export function outboxEventOf(event: WebhookEvent): OutboxEvent {
  const key = event.type === 'lead.created' ? event.data.id : event.data.session_id
  const hash = createHash('sha256').update(`${event.type}\n${key}`).digest('base64url')
  return {
    id: `msg_${key.slice(0, KEY_START)}_${hash.slice(0, 27)}`,
    at: event.timestamp,
    payload: JSON.stringify(event),
  }
}
