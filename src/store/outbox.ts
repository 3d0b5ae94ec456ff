import { CHANNELS } from '../contract/webhook-event.ts'
import type { Channel, WebhookEvent } from '../contract/webhook-event.ts'
import { numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql, SqlRow } from './sql/sql.ts'
import type { Delivery, DeliveryResult, Outbox } from './store.ts'

export function createOutbox(session: Session): Outbox {
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
    async claim(channel, now, nextAttemptAt) {
      const values = [nextAttemptAt.toISOString(), now.toISOString(), channel]
      const [row] = await session.query(claim, values)
      return row && deliveryOf(row)
    },
    record: (result) => recordResult(session, result),
    async count() {
      // One part for each partial index. Without its payload an event cannot be sent anymore.
      const rows = await session.query(
        `SELECT channel, 'waiting' AS state, count(*) AS count
         FROM assessment_deliveries WHERE next_attempt_at IS NOT NULL GROUP BY channel
         UNION ALL
         SELECT channel, 'failed' AS state, count(*) AS count FROM assessment_deliveries
         WHERE next_attempt_at IS NULL AND delivered_at IS NULL AND payload IS NOT NULL
         GROUP BY channel`,
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

async function recordResult(sql: Sql, result: DeliveryResult): Promise<void> {
  if ('deliveredAt' in result) {
    await sql.query(
      `UPDATE assessment_deliveries
       SET delivered_at = $2, payload = NULL, next_attempt_at = NULL, last_problem = NULL
       WHERE id = $1`,
      [result.id, result.deliveredAt.toISOString()],
    )
  } else if (result.retryAt) {
    await sql.query(
      `UPDATE assessment_deliveries SET last_problem = $2, next_attempt_at = $3
       WHERE id = $1 AND payload IS NOT NULL`,
      [result.id, result.problem, result.retryAt.toISOString()],
    )
  } else {
    await sql.query(
      `UPDATE assessment_deliveries
       SET last_problem = $2, next_attempt_at = NULL
       WHERE id = $1 AND payload IS NOT NULL`,
      [result.id, result.problem],
    )
  }
}

function deliveryOf({ id, payload, attempts, has_lead }: SqlRow): Delivery {
  const delivery = { id: textOf(id), payload: textOf(payload), attempts: numberOf(attempts) }
  if (has_lead === null) return delivery
  const event: WebhookEvent = JSON.parse(delivery.payload)
  const data = { ...event.data, has_lead: Boolean(has_lead) }
  return { ...delivery, payload: JSON.stringify({ ...event, data }) }
}
