import type { DatabaseSync } from 'node:sqlite'

import type { EventName } from '../../contract/webhook-event.ts'
import type { SqlRow, SqlValue, Statement } from '../sql/sql.ts'
import { StoreUnavailableError } from '../store.ts'
import type { SaveOutcome } from '../store.ts'
import { LEAD_COLUMNS } from '../stored-row.ts'
import type { StoredRow } from '../stored-row.ts'
import { runStatement } from './sql.ts'
import { transact } from './statements.ts'

const INSERT = {
  lead: `
    INSERT INTO maturity_quiz_leads
      (idempotency_key, body_hash, ${LEAD_COLUMNS.join()})
    VALUES
      (?, ?, ${LEAD_COLUMNS.map(() => '?').join()})
    ON CONFLICT (idempotency_key) DO NOTHING`,
  response: `
    INSERT INTO assessment_responses
      (session_id, body_hash, model_version, overall_score, maturity_stage, section_scores,
       responses, user_email)
    VALUES
      (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (session_id) DO NOTHING`,
}

const SELECT_HASH = {
  lead: 'SELECT body_hash FROM maturity_quiz_leads WHERE idempotency_key = ?',
  response: 'SELECT body_hash FROM assessment_responses WHERE session_id = ?',
}

const INSERT_EVENT = `
  INSERT INTO assessment_deliveries (id, event, row_key, created_at, payload, next_attempt_at)
  VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO NOTHING`

const EVENTS: Record<StoredRow['kind'], EventName> = {
  lead: 'lead.created',
  response: 'response.completed',
}

/**
 * What is written beside the rows and shares their commit: a flush of its own would keep the next
 * leads waiting. `rows` is what it read.
 */
export type Chore = { kind: 'chore'; statements: readonly Statement[]; rows: readonly SqlRow[] }

/** In the order of the columns: to look each value up by its name takes half as long again. */
function valuesOf(row: StoredRow): SqlValue[] {
  const { key, bodyHash } = row
  if (row.kind === 'lead') return [key, bodyHash, ...LEAD_COLUMNS.map((column) => row[column])]
  const { modelVersion, overallScore, maturityStage, sectionScores, responses, userEmail } = row
  return [
    ...[key, bodyHash, modelVersion, overallScore, maturityStage, sectionScores, responses],
    userEmail,
  ]
}

/** All rows in one transaction, each with its event if it is new and has one, and all chores. */
export function prepareKeepRows(
  db: DatabaseSync,
): (rows: readonly (StoredRow | Chore)[]) => SaveOutcome[] {
  const insert = { lead: db.prepare(INSERT.lead), response: db.prepare(INSERT.response) }
  const insertEvent = db.prepare(INSERT_EVENT)
  const selectHash = {
    lead: db.prepare(SELECT_HASH.lead),
    response: db.prepare(SELECT_HASH.response),
  }

  function keep(row: StoredRow | Chore): SaveOutcome {
    if (row.kind === 'chore') {
      row.rows = row.statements.flatMap((statement) => runStatement(db, statement))
      return 'saved'
    }
    if (insert[row.kind].run(...valuesOf(row)).changes === 1) {
      const { eventId, key, eventAt, payload } = row
      if (eventId !== null)
        insertEvent.run(eventId, EVENTS[row.kind], key, eventAt, payload, eventAt)
      return 'saved'
    }
    return selectHash[row.kind].get(row.key)?.['body_hash'] === row.bodyHash
      ? 'repeated'
      : 'conflict'
  }

  return (rows) => {
    // Within another transaction the rows would be answered before they are durable.
    if (db.isTransaction) throw new StoreUnavailableError('The connection is in use')
    return transact(db, () => rows.map(keep))
  }
}
