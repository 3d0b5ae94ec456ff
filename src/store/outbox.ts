import { numberOf, textOf } from './sql.ts'
import type { Sql, SqlRow } from './sql.ts'
import type { Delivery, Outbox } from './store.ts'

export function createOutbox(sql: Sql): Outbox {
  return {
    async claim(limit, now, leaseEndsAt) {
      const values = [leaseEndsAt.toISOString(), now.toISOString(), limit]
      const rows = await sql.query(
        `UPDATE assessment_deliveries SET next_attempt_at = $1, attempts = attempts + 1
         WHERE id IN (
           SELECT id FROM assessment_deliveries WHERE next_attempt_at <= $2
           ORDER BY next_attempt_at LIMIT $3 ${sql.dialect.skipLocked}
         )
         RETURNING id, payload, attempts`,
        values,
      )
      return rows.map(deliveryOf)
    },
    async recordDelivered(id, at) {
      await sql.query(
        `UPDATE assessment_deliveries
         SET delivered_at = $2, payload = NULL, next_attempt_at = NULL, last_problem = NULL
         WHERE id = $1`,
        [id, at.toISOString()],
      )
    },
    async recordFailed(id, problem, retryAt) {
      if (retryAt) {
        await sql.query(
          `UPDATE assessment_deliveries SET last_problem = $2, next_attempt_at = $3
           WHERE id = $1 AND payload IS NOT NULL`,
          [id, problem, retryAt.toISOString()],
        )
      } else {
        await sql.query(
          `UPDATE assessment_deliveries
           SET last_problem = $2, payload = NULL, next_attempt_at = NULL WHERE id = $1`,
          [id, problem],
        )
      }
    },
  }
}

function deliveryOf({ id, payload, attempts }: SqlRow): Delivery {
  return { id: textOf(id), payload: textOf(payload), attempts: numberOf(attempts) }
}
