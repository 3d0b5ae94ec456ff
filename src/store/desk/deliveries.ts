import type { DeliveryRow, DeliveryState } from '../../contract/desk/api.ts'
import { CHANNELS } from '../../contract/event.ts'
import { addAction } from '../desk-actions.ts'
import { IS_FAILED } from '../outbox.ts'
import { dateOf, numberOf, textOf, textOrNullOf } from '../sql/sql.ts'
import type { Session, Sql, SqlRow, SqlValue } from '../sql/sql.ts'

const MAX_LISTED = 50

/** Not a copy: a visitor who mistyped their address expects none anymore. */
export const CAN_BE_SENT_AGAIN = `${IS_FAILED} AND channel <> 'copy'`

/** A lead that a delivery is about: its own, or the newest with the email of its response. */
const LEAD_ID = `
  CASE event WHEN 'lead.created'
    THEN (SELECT id FROM maturity_quiz_leads WHERE idempotency_key = row_key)
    ELSE (SELECT id FROM maturity_quiz_leads WHERE email = (
      SELECT user_email FROM assessment_responses WHERE session_id = row_key
    ) ORDER BY id DESC LIMIT 1) END`

/** Newest first. */
export async function listFailed(sql: Sql): Promise<DeliveryRow[]> {
  return readDeliveries(sql, `WHERE ${IS_FAILED}`, `LIMIT ${MAX_LISTED}`, [])
}

/** Of the rows with these keys, newest first. */
export async function readDeliveriesOf(sql: Sql, keys: readonly string[]): Promise<DeliveryRow[]> {
  const where = `WHERE row_key IN (SELECT value FROM ${sql.dialect.inputValues})`
  return readDeliveries(sql, where, '', [JSON.stringify(keys)])
}

export async function countDeliveries(sql: Sql): Promise<Readonly<Record<DeliveryState, number>>> {
  const [row] = await sql.query(
    `SELECT count(delivered_at) AS delivered, count(next_attempt_at) AS waiting,
       count(CASE WHEN ${CAN_BE_SENT_AGAIN} THEN id END) AS failed
     FROM assessment_deliveries`,
  )
  const countOf = (state: DeliveryState) => numberOf(row?.[state])
  return { waiting: countOf('waiting'), delivered: countOf('delivered'), failed: countOf('failed') }
}

export async function findLeadOfDelivery(
  sql: Sql,
  deliveryId: string,
): Promise<number | undefined> {
  const [row] = await sql.query(
    `SELECT ${LEAD_ID} AS lead_id FROM assessment_deliveries WHERE id = $1`,
    [deliveryId],
  )
  return row?.['lead_id'] == null ? undefined : numberOf(row['lead_id'])
}

/** Makes failed deliveries due again and returns their number. */
export async function sendFailedAgain(
  session: Session,
  which: { id: string } | 'all',
  now: Date,
  by?: string,
): Promise<number> {
  const at = now.toISOString()
  const [only, values] = which === 'all' ? ['', []] : ['AND id = $2', [which.id]]
  return session.transaction(async (sql) => {
    const due = await sql.query(
      `UPDATE assessment_deliveries SET next_attempt_at = $1, attempts = 0
       WHERE ${CAN_BE_SENT_AGAIN} ${only} RETURNING id`,
      [at, ...values],
    )
    if (by !== undefined && due.length > 0) {
      await addAction(sql, { at, who: by, action: 'send again', count: due.length })
    }
    return due.length
  })
}

async function readDeliveries(
  sql: Sql,
  where: string,
  limit: string,
  values: readonly SqlValue[],
): Promise<DeliveryRow[]> {
  const rows = await sql.query(
    `SELECT found.*, lead.id AS lead_id, lead.name AS lead_name FROM (
       SELECT id, channel, event, CAST(created_at AS text) AS created_at, attempts, last_problem,
         CAST(next_attempt_at AS text) AS next_attempt_at, delivered_at, ${LEAD_ID} AS lead_of
       FROM assessment_deliveries ${where}
       ORDER BY assessment_deliveries.created_at DESC, id DESC ${limit}
     ) AS found LEFT JOIN maturity_quiz_leads AS lead ON lead.id = found.lead_of
     ORDER BY found.created_at DESC, found.id DESC`,
    values,
  )
  return rows.map(deliveryOf)
}

function deliveryOf(row: SqlRow): DeliveryRow {
  const { next_attempt_at: next, event } = row
  const channel = CHANNELS.find((each) => each === row['channel'])
  if (!channel) throw new Error('The database has a delivery of an unknown channel')
  return {
    id: textOf(row['id']),
    channel,
    event: event === 'lead.created' ? event : 'response.completed',
    state: next !== null ? 'waiting' : row['delivered_at'] !== null ? 'delivered' : 'failed',
    at: dateOf(row['created_at']).toISOString(),
    attempts: numberOf(row['attempts']),
    nextAttemptAt: next === null ? null : dateOf(next).toISOString(),
    lastProblem: textOrNullOf(row['last_problem']),
    lead:
      row['lead_id'] === null
        ? null
        : { id: numberOf(row['lead_id']), name: textOf(row['lead_name']) },
  }
}
