import { numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql, SqlRow } from './sql/sql.ts'
import type { Delivery, DeliveryResult, Outbox } from './store.ts'

/**
 * No attempt is put off for as long as this: an event that is due later was written by a clock that was
 * ahead, and is due now.
 */
const FARTHEST_MS = 2 * 24 * 3_600_000

export function createOutbox(session: Session): Outbox {
  const claim = `
    UPDATE assessment_deliveries SET next_attempt_at = $1, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM assessment_deliveries
      WHERE channel = $5 AND (next_attempt_at <= $2 OR next_attempt_at > $4)
      ORDER BY next_attempt_at LIMIT $3 ${session.dialect.skipLocked}
    )
    RETURNING id, payload, attempts`
  return {
    async claim(channel, limit, now, leaseEndsAt) {
      const farthest = new Date(now.getTime() + FARTHEST_MS)
      const values = [
        leaseEndsAt.toISOString(),
        now.toISOString(),
        limit,
        farthest.toISOString(),
        channel,
      ]
      return (await session.query(claim, values)).map(deliveryOf)
    },
    async record(results) {
      // In a fixed order, so that two servers never wait for each other.
      const sorted = results.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      await session.transaction(async (sql) => {
        for (const result of sorted) await recordResult(sql, result)
      })
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

function deliveryOf({ id, payload, attempts }: SqlRow): Delivery {
  return { id: textOf(id), payload: textOf(payload), attempts: numberOf(attempts) }
}
