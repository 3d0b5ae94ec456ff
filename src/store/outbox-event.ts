import { hash } from 'node:crypto'

import type { Channel, EventName, WebhookEvent } from '../contract/webhook-event.ts'

/** An event in the outbox, by column; `payload` is the body of its request. */
export type OutboxEvent = {
  /** Always the same for the same row, so that a receiver recognizes a repeat. */
  id: string
  channel: Channel
  event: EventName
  /** The key of its row. */
  row_key: string
  /** ISO 8601; it is due at once. */
  created_at: string
  payload: string
}

/** Standard Webhooks allows no full stop in an id. */
export function outboxEventOf(event: WebhookEvent, channel: Channel): OutboxEvent {
  const key = event.type === 'lead.created' ? event.data.id : event.data.session_id
  const ofChannel = channel === 'webhook' ? '' : `\n${channel}`
  const digest = hash('sha256', `${event.type}\n${key}${ofChannel}`, 'base64url')
  return {
    id: `msg_${digest.slice(0, 27)}`,
    channel,
    event: event.type,
    row_key: key,
    created_at: event.timestamp,
    payload: JSON.stringify(event),
  }
}
