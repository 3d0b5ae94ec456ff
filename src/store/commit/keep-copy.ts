import { responseCompleted } from '../../contract/webhook-event.ts'
import type { CopyAsked } from '../../contract/webhook-event.ts'
import { outboxEventOf } from '../outbox-event.ts'
import type { Sql } from '../sql/sql.ts'
import type { Copy, CopyOutcome } from '../store.ts'
import { leadHashOf, leadKeyOf, responseRowOf } from '../stored-row.ts'
import { insertEvents } from './keep-rows.ts'

const FIND_ROWS = `
  SELECT lead.quarantine FROM maturity_quiz_leads AS lead, assessment_responses AS response
  WHERE lead.idempotency_key = $1 AND lead.body_hash = $2
    AND response.session_id = $3 AND response.body_hash = $4`
const FIND_EVENT = 'SELECT 1 AS found FROM assessment_deliveries WHERE id = $1'

/**
 * Puts a visitor's copy into the outbox, once for each run. The server may not read a lead, and need
 * not: what the browser repeats is compared by its hash. To be called within a transaction.
 */
export async function keepCopy(
  sql: Sql,
  { leadKey, lead, response, day }: Copy,
  now: Date,
  mayAdd: () => boolean,
): Promise<CopyOutcome> {
  const { key, bodyHash } = responseRowOf(response)
  const [rows] = await sql.query(FIND_ROWS, [
    leadKeyOf(leadKey),
    leadHashOf(leadKey, lead),
    key,
    bodyHash,
  ])
  if (!rows || lead.email !== response.userEmail) return 'conflict'
  const asked: CopyAsked = { ...responseCompleted(response, now.toISOString()), day }
  const event = outboxEventOf(asked, 'copy')
  if ((await sql.query(FIND_EVENT, [event.id])).length > 0) return 'repeated'
  if (!mayAdd()) return 'limited'
  // Whoever asks gets the reply of any other: a script learns nothing.
  if (rows['quarantine'] !== null) return 'saved'
  // Another server may have been asked at the same time.
  return (await insertEvents(sql, [event])) > 0 ? 'saved' : 'repeated'
}

/** Runs each statement without a row: rejects when the role may not do what the server needs. */
export async function checkCopyRights(sql: Sql): Promise<void> {
  await sql.query(FIND_ROWS, ['', '', '', ''])
  await sql.query(FIND_EVENT, [''])
}
