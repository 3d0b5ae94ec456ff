import { hash } from 'node:crypto'

import { CHANNELS } from '../contract/event.ts'
import type { Channel, Delivery, Event } from '../contract/event.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql, SqlRow } from './sql/sql.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** Without its content, which goes once a newer one is sent or after 30 days, there is nothing left to do. */
export const IS_FAILED = 'next_attempt_at IS NULL AND delivered_at IS NULL AND payload IS NOT NULL'

/** `attempts` includes this one. */
type Claimed = Pick<Delivery, 'id' | 'payload'> & { attempts: number }

/**
 * Deliveries wait here, from the transaction that kept their row, until their channel has accepted them. Several
 * servers may share one outbox.
 */
export function createOutbox(session: Session) {
  // Materialized: PostgreSQL may run a subquery again for each row, and then claim more than one.
  const claim = `
    WITH due AS MATERIALIZED (
      SELECT id FROM assessment_deliveries WHERE channel = $3 AND next_attempt_at <= $2
      ORDER BY next_attempt_at LIMIT 1 ${session.dialect.skipLocked}
    )
    UPDATE assessment_deliveries SET next_attempt_at = $1, attempts = attempts + 1
    WHERE id IN (SELECT id FROM due)
    RETURNING id, payload, attempts, CASE event WHEN 'response.completed' THEN ${session.dialect.hasLead} END AS has_lead`

  return {
    /** Claims the delivery that is due longest, moving its next attempt to `nextAttemptAt`. */
    async claim(channel: Channel, now: Date, nextAttemptAt: Date): Promise<Claimed | undefined> {
      const values = [nextAttemptAt.toISOString(), now.toISOString(), channel]
      const [row] = await session.query(claim, values)
      return row && claimedOf(row)
    },
    async accept(id: string, deliveredAt: Date): Promise<void> {
      await session.query(
        `UPDATE assessment_deliveries
         SET delivered_at = $2, payload = NULL, next_attempt_at = NULL, last_problem = NULL
         WHERE id = $1`,
        [id, deliveredAt.toISOString()],
      )
    },
    /**
     * Gives up the older events of the same person and kind, for a receiver that keeps what comes last. One that is
     * under way may still arrive, and is not sent again. `payload`: of the newer one.
     */
    async giveUpOlder(channel: Channel, payload: string): Promise<void> {
      const { type, timestamp, data }: Event = JSON.parse(payload)
      const [field, email] =
        'email' in data ? ['email', data.email] : ['user_email', data.user_email]
      const isOlder = `channel = $1 AND event = $2 AND created_at < $3
        AND ${session.dialect.dataField(field)} = $4`
      // One part for each partial index.
      await session.query(
        `UPDATE assessment_deliveries
         SET payload = NULL, next_attempt_at = NULL, last_problem = 'a newer one was sent'
         WHERE id IN (
           SELECT id FROM assessment_deliveries WHERE next_attempt_at IS NOT NULL AND ${isOlder}
           UNION ALL
           SELECT id FROM assessment_deliveries
           WHERE next_attempt_at IS NULL AND delivered_at IS NULL AND ${isOlder}
         )`,
        [channel, type, timestamp, email],
      )
    },
    /** `retryAt` undefined: given up. `problem`: at most 200 characters, nothing personal. */
    async fail(id: string, problem: string, retryAt: Date | undefined): Promise<void> {
      await session.query(
        `UPDATE assessment_deliveries SET last_problem = $2, next_attempt_at = $3
         WHERE id = $1 AND payload IS NOT NULL`,
        [id, problem, retryAt?.toISOString() ?? null],
      )
    },
    /** By channel: how many wait for an attempt, and how many were given up and still have their content. */
    async count(): Promise<readonly { channel: Channel; waiting: number; failed: number }[]> {
      // One part for each partial index.
      const rows = await session.query(
        `SELECT channel, 'waiting' AS state, count(*) AS count
         FROM assessment_deliveries WHERE next_attempt_at IS NOT NULL GROUP BY channel
         UNION ALL
         SELECT channel, 'failed' AS state, count(*) AS count
         FROM assessment_deliveries WHERE ${IS_FAILED} GROUP BY channel`,
      )
      const countOf = (channel: Channel, state: string) =>
        rows.find((row) => row['channel'] === channel && row['state'] === state)?.['count'] ?? 0
      return CHANNELS.map((channel) => ({
        channel,
        waiting: numberOf(countOf(channel, 'waiting')),
        failed: numberOf(countOf(channel, 'failed')),
      }))
    },
  }
}

/** Standard Webhooks allows no full stop in an id. */
export function deliveryOf(event: Event, channel: Channel): Delivery {
  const key = event.type === 'lead.created' ? event.data.id : event.data.session_id
  const ofChannel = channel === 'webhook' ? '' : `\n${channel}`
  const digest = hash('sha256', `${event.type}\n${key}${ofChannel}`, 'base64url')
  return {
    id: `msg_${digest.slice(0, 27)}`,
    channel,
    event: event.type,
    rowKey: key,
    createdAt: event.timestamp,
    payload: JSON.stringify(event),
  }
}

/** Leaves existing ones unchanged; returns how many are new. */
export async function insertDeliveries(sql: Sql, deliveries: readonly Delivery[]): Promise<number> {
  const added = await sql.query(
    `INSERT INTO assessment_deliveries (id, channel, event, row_key, created_at, payload, next_attempt_at)
     SELECT id, channel, event, "rowKey", "createdAt", payload, "createdAt"
     FROM ${sql.dialect.inputRows(COLUMNS)} WHERE true
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [JSON.stringify(deliveries)],
  )
  return added.length
}

const COLUMNS = {
  id: 'text',
  channel: 'text',
  event: 'text',
  rowKey: 'text',
  payload: 'text',
  createdAt: 'timestamptz',
} satisfies Record<keyof Delivery, string>

function claimedOf({ id, payload, attempts, has_lead }: SqlRow): Claimed {
  const delivery = { id: textOf(id), payload: textOf(payload), attempts: numberOf(attempts) }
  if (has_lead === null) return delivery
  const event: Event = JSON.parse(delivery.payload)
  const data = { ...event.data, has_lead: Boolean(has_lead) }
  return { ...delivery, payload: JSON.stringify({ ...event, data }) }
}
