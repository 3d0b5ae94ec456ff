import type { DeliveryCounts, DeliveryState } from '../../contract/desk.ts'
import { CHANNELS } from '../../contract/webhook-event.ts'
import type { Channel, EventName } from '../../contract/webhook-event.ts'
import type { Period, StoredDelivery } from '../owner/owner-store.ts'
import { readPages } from '../owner/reads.ts'
import { dateOf, numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow, SqlValue } from '../sql/sql.ts'

/** When the last one shown was made, as the database writes it, and its id. */
export type DeliveryCursor = readonly [createdAt: string, id: string]

/** Written as the partial indexes are, so that they are used. */
export const DELIVERY_IS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'next_attempt_at IS NOT NULL',
  delivered: 'next_attempt_at IS NULL AND delivered_at IS NOT NULL',
  failed: 'next_attempt_at IS NULL AND delivered_at IS NULL',
}

const SELECT = `
  SELECT id, channel, event, row_key, CAST(created_at AS text) AS created_at, attempts, last_problem,
    CAST(next_attempt_at AS text) AS next_attempt_at, delivered_at
  FROM assessment_deliveries AS stored`

/** A delivery and the key of its row. */
export type KeyedDelivery = { rowKey: string; delivery: StoredDelivery }

/** Oldest first. */
export async function* readDeliveries(
  sql: Sql,
  period: Period,
): AsyncGenerator<readonly StoredDelivery[]> {
  for await (const rows of readPages(sql, `${SELECT} WHERE`, period, textOf)) {
    yield rows.map((row) => keyedDeliveryOf(row).delivery)
  }
}

/** Newest first, by the column itself: the text of the same name has no index. */
export async function readDeliveryPage(
  sql: Sql,
  state: DeliveryState | undefined,
  after: DeliveryCursor | undefined,
  limit: number,
): Promise<{ deliveries: KeyedDelivery[]; next?: DeliveryCursor }> {
  const conditions = [
    ...(state ? [DELIVERY_IS[state]] : []),
    ...(after ? ['(stored.created_at, stored.id) < ($2, $3)'] : []),
  ]
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const values: SqlValue[] = [limit + 1, ...(after ?? [])]
  const rows = await sql.query(
    `${SELECT} ${where} ORDER BY stored.created_at DESC, stored.id DESC LIMIT $1`,
    values,
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    deliveries: shown.map(keyedDeliveryOf),
    ...(rows.length > limit &&
      last && { next: [textOf(last['created_at']), textOf(last['id'])] as const }),
  }
}

/** Of the rows with these keys, newest first. */
export async function readDeliveriesOf(
  sql: Sql,
  keys: readonly string[],
): Promise<KeyedDelivery[]> {
  if (keys.length === 0) return []
  const listed = placesOf(keys)
  const rows = await sql.query(
    `${SELECT} WHERE row_key IN (${listed}) ORDER BY stored.created_at DESC, stored.id DESC`,
    keys,
  )
  return rows.map(keyedDeliveryOf)
}

/** One, or none where it is gone. */
export async function readDeliveryWith(sql: Sql, id: string): Promise<KeyedDelivery[]> {
  return (await sql.query(`${SELECT} WHERE id = $1`, [id])).map(keyedDeliveryOf)
}

export async function countDeliveryStates(sql: Sql): Promise<DeliveryCounts> {
  const [counts = []] = await sql.list(
    `SELECT (SELECT count(*) FROM assessment_deliveries),
       (SELECT count(*) FROM assessment_deliveries WHERE ${DELIVERY_IS.waiting}),
       (SELECT count(*) FROM assessment_deliveries WHERE ${DELIVERY_IS.failed})`,
  )
  const [total = 0, waiting = 0, failed = 0] = counts.map(numberOf)
  return { waiting, failed, delivered: total - waiting - failed }
}

export async function countFailed(sql: Sql): Promise<number> {
  const [row] = await sql.list(
    `SELECT count(*) FROM assessment_deliveries WHERE ${DELIVERY_IS.failed}`,
  )
  return numberOf(row?.[0])
}

function keyedDeliveryOf(row: SqlRow): KeyedDelivery {
  const { next_attempt_at: next, last_problem: problem } = row
  return {
    rowKey: textOf(row['row_key']),
    delivery: {
      id: textOf(row['id']),
      channel: channelOf(row['channel']),
      event: eventNameOf(row['event']),
      state: next !== null ? 'waiting' : row['delivered_at'] !== null ? 'delivered' : 'failed',
      at: dateOf(row['created_at']).toISOString(),
      attempts: numberOf(row['attempts']),
      nextAttemptAt: next === null ? null : dateOf(next).toISOString(),
      lastProblem: problem === null ? null : textOf(problem),
    },
  }
}

function channelOf(value: unknown): Channel {
  const channel = CHANNELS.find((each) => each === value)
  if (channel) return channel
  throw new Error('The database holds a delivery by no known channel')
}

function eventNameOf(value: unknown): EventName {
  if (value === 'lead.created' || value === 'response.completed') return value
  throw new Error('The database holds a delivery of no known event')
}
