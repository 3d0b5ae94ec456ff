import { responseCompleted } from '../../contract/event.ts'
import type { AssessmentResponse } from '../../domain/assessment/assessment-response.ts'
import type { Lead } from '../../domain/lead/lead.ts'
import { deliveryOf, insertDeliveries } from '../outbox.ts'
import type { Sql } from '../sql/sql.ts'
import type { SaveOutcome } from './keep-rows.ts'
import { leadHashOf, leadKeyOf, responseRowOf } from '../stored-row.ts'

/** A lead with its key, and a response, as a browser sent them before. */
export type Copy = {
  leadKey: string
  lead: Lead
  response: AssessmentResponse
}

/** `conflict`: there is no such lead or response; nothing was written. `limited`: `mayAdd` returned false. */
type CopyOutcome = SaveOutcome | 'limited'

const FIND_ROWS = `
  SELECT lead.quarantine FROM maturity_quiz_leads AS lead, assessment_responses AS response
  WHERE lead.idempotency_key = $1 AND lead.body_hash = $2
    AND response.session_id = $3 AND response.body_hash = $4`
const FIND_EVENT = 'SELECT 1 AS found FROM assessment_deliveries WHERE id = $1'

/**
 * Adds a visitor's copy to the outbox, once per run. The server cannot read leads, so it compares the hash
 * of what the browser sends again. Call this inside a transaction.
 */
export async function keepCopy(
  sql: Sql,
  { leadKey, lead, response }: Copy,
  now: Date,
  mayAdd: () => boolean,
): Promise<CopyOutcome> {
  const { key, bodyHash } = responseRowOf(response)
  // Otherwise an erasure could delete the rows that this finds, and not the copy that it adds.
  await sql.query(sql.dialect.waitForErasures)
  const [rows] = await sql.query(FIND_ROWS, [
    leadKeyOf(leadKey),
    leadHashOf(leadKey, lead),
    key,
    bodyHash,
  ])
  if (!rows || lead.email !== response.user_email) return 'conflict'
  const delivery = deliveryOf(responseCompleted(response, now.toISOString()), 'copy')
  if ((await sql.query(FIND_EVENT, [delivery.id])).length > 0) return 'repeated'
  if (!mayAdd()) return 'limited'
  // The reply is the same for every address, so that a script learns nothing.
  if (rows['quarantine'] !== null) return 'saved'
  // Another server may have done so at the same time.
  return (await insertDeliveries(sql, [delivery])) > 0 ? 'saved' : 'repeated'
}

/** Runs each statement without a row: rejects if the role lacks a right. */
export async function checkCopyRights(sql: Sql): Promise<void> {
  await sql.query(FIND_ROWS, ['', '', '', ''])
  await sql.query(FIND_EVENT, [''])
}
