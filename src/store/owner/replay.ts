import { leadCreated, responseCompleted } from '../../contract/webhook-event.ts'
import type { WebhookEvent } from '../../contract/webhook-event.ts'
import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import { SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import { DELIVERY_IS, readDeliveryWith } from '../desk/delivery-pages.ts'
import type { KeyedDelivery } from '../desk/delivery-pages.ts'
import { contextOf, leadValuesOf, responseColumns, responseOf } from './rows.ts'
import { outboxEventOf } from '../outbox-event.ts'
import { textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/**
 * The payload is made again from the row: the same bytes under the same id. One that waits may be
 * on its way just now and stays as it is.
 */
export async function replayDelivery(sql: Sql, id: string, now: Date): Promise<number> {
  const [found] = await readDeliveryWith(sql, id)
  const event = found && (await eventOf(sql, found))
  if (!event) return 0
  const changed = await sql.query(
    `UPDATE assessment_deliveries SET payload = $2, next_attempt_at = $3, attempts = 0,
       delivered_at = NULL, last_problem = NULL
     WHERE id = $1 AND next_attempt_at IS NULL RETURNING id`,
    [id, outboxEventOf(event, found.delivery.channel).payload, now.toISOString()],
  )
  return changed.length
}

export async function replayFailed(sql: Sql, now: Date): Promise<number> {
  const failed = await sql.query(
    `SELECT id FROM assessment_deliveries WHERE ${DELIVERY_IS.failed} ORDER BY created_at, id`,
  )
  let count = 0
  for (const { id } of failed) count += await replayDelivery(sql, textOf(id), now)
  return count
}

async function eventOf(
  sql: Sql,
  { rowKey, delivery: { event, at } }: KeyedDelivery,
): Promise<WebhookEvent | undefined> {
  return event === 'lead.created'
    ? readLeadEvent(sql, rowKey, at)
    : readResponseEvent(sql, rowKey, at)
}

async function readLeadEvent(sql: Sql, key: string, at: string) {
  const [row] = await sql.query(
    `SELECT ${[...LEAD_FIELDS, ...SOURCE_FIELDS].join()}, consent FROM maturity_quiz_leads
     WHERE idempotency_key = $1`,
    [key],
  )
  return row && leadCreated(key, leadValuesOf(row), contextOf(row), at)
}

async function readResponseEvent(sql: Sql, key: string, at: string) {
  const [row] = await sql.query(
    `SELECT ${responseColumns('response')} FROM assessment_responses AS response
     WHERE session_id = $1`,
    [key],
  )
  return row && responseCompleted(responseOf(row), at)
}
