import { leadCreated, responseCompleted } from '../../contract/webhook-event.ts'
import { CHANNELS } from '../../contract/webhook-event.ts'
import type { Channel, EventName, WebhookEvent } from '../../contract/webhook-event.ts'
import { LEAD_FIELDS } from '../../domain/lead/lead.ts'
import { SOURCE_FIELDS } from '../../domain/lead/lead-source.ts'
import type { DeliveryState } from '../../contract/desk.ts'
import type { Period, StoredDelivery } from './owner-store.ts'
import { readPages } from './reads.ts'
import { contextOf, leadValuesOf, responseColumns, responseOf } from './rows.ts'
import { outboxEventOf } from '../outbox-event.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow } from '../sql/sql.ts'

const STATE = `CASE WHEN next_attempt_at IS NOT NULL THEN 'waiting'
  WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'failed' END`

const SELECT = `
  SELECT id, channel, event, row_key, ${STATE} AS state, CAST(created_at AS text) AS created_at, attempts,
    CAST(next_attempt_at AS text) AS next_attempt_at, last_problem
  FROM assessment_deliveries`

/** Oldest first. */
export async function* readDeliveries(
  sql: Sql,
  period: Period,
): AsyncGenerator<readonly StoredDelivery[]> {
  for await (const rows of readPages(sql, `${SELECT} AS stored WHERE`, period, textOf)) {
    yield rows.map(storedDeliveryOf)
  }
}

/**
 * The payload is made again from the row: the same bytes under the same id. One that waits may be
 * on its way just now and stays as it is.
 */
export async function replayDelivery(sql: Sql, id: string, now: Date): Promise<number> {
  const [row] = await sql.query(`${SELECT} WHERE id = $1`, [id])
  const event = row && (await eventOf(sql, row))
  if (!event) return 0
  const changed = await sql.query(
    `UPDATE assessment_deliveries SET payload = $2, next_attempt_at = $3, attempts = 0,
       delivered_at = NULL, last_problem = NULL
     WHERE id = $1 AND next_attempt_at IS NULL RETURNING id`,
    [id, outboxEventOf(event, channelOf(row['channel'])).payload, now.toISOString()],
  )
  return changed.length
}

export async function replayFailed(sql: Sql, now: Date): Promise<number> {
  const failed = await sql.query(
    `SELECT id FROM assessment_deliveries WHERE ${STATE} = 'failed' ORDER BY created_at, id`,
  )
  let count = 0
  for (const { id } of failed) count += await replayDelivery(sql, textOf(id), now)
  return count
}

function storedDeliveryOf(row: SqlRow): StoredDelivery {
  const { next_attempt_at: next, last_problem: problem } = row
  return {
    id: textOf(row['id']),
    channel: channelOf(row['channel']),
    event: eventNameOf(row['event']),
    state: stateOf(row['state']),
    createdAt: dateOf(row['created_at']),
    attempts: numberOf(row['attempts']),
    nextAttemptAt: next === null ? undefined : dateOf(next),
    lastProblem: problem === null ? undefined : textOf(problem),
  }
}

async function eventOf(sql: Sql, delivery: SqlRow): Promise<WebhookEvent | undefined> {
  const key = textOf(delivery['row_key'])
  const at = dateOf(delivery['created_at']).toISOString()
  return eventNameOf(delivery['event']) === 'lead.created'
    ? readLeadEvent(sql, key, at)
    : readResponseEvent(sql, key, at)
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

export function stateOf(value: unknown): DeliveryState {
  if (value === 'waiting' || value === 'delivered' || value === 'failed') return value
  throw new Error('The database holds a delivery in no known state')
}

export function channelOf(value: unknown): Channel {
  const channel = CHANNELS.find((each) => each === value)
  if (channel) return channel
  throw new Error('The database holds a delivery by no known channel')
}

export function eventNameOf(value: unknown): EventName {
  if (value === 'lead.created' || value === 'response.completed') return value
  throw new Error('The database holds a delivery of no known event')
}
