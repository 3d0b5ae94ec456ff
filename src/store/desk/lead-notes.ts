import type { LeadNote, NoteChange } from '../../contract/desk.ts'
import { noteOf } from '../owner/rows.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Session, Sql } from '../sql/sql.ts'

/** Nobody said anything of the lead. */
const UNTOUCHED: LeadNote = { state: 'new', text: '', version: 0, changed: null }

export type NoteAnswer = 'saved' | 'changed meanwhile' | 'gone'

export async function readNote(sql: Sql, leadId: number): Promise<LeadNote> {
  const [row] = await sql.query(
    `SELECT state, note, version, CAST(changed_at AS text) AS changed_at, changed_by
     FROM assessment_lead_notes WHERE lead_id = $1`,
    [leadId],
  )
  if (!row) return UNTOUCHED
  const { state, note } = noteOf(row)
  const by = row['changed_by'] === null ? null : textOf(row['changed_by'])
  return {
    state,
    text: note,
    version: numberOf(row['version']),
    changed: { at: dateOf(row['changed_at']).toISOString(), by },
  }
}

/** Writes over the version that was seen and no other. */
export async function saveNote(
  session: Session,
  { id, state, text, version }: NoteChange,
  by: string | null,
  now: Date,
): Promise<NoteAnswer> {
  return session.transaction(async (sql) => {
    await sql.query(sql.dialect.lockDesk)
    const [lead] = await sql.query('SELECT body_hash FROM maturity_quiz_leads WHERE id = $1', [id])
    if (!lead) return 'gone'
    const values = [id, state, text, now.toISOString(), by]
    const written =
      version === 0
        ? await sql.query(
            `INSERT INTO assessment_lead_notes
               (lead_id, state, note, changed_at, changed_by, body_hash, version)
             VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT (lead_id) DO NOTHING RETURNING version`,
            [...values, textOf(lead['body_hash'])],
          )
        : await sql.query(
            `UPDATE assessment_lead_notes SET state = $2, note = $3, changed_at = $4,
               changed_by = $5, version = version + 1
             WHERE lead_id = $1 AND version = $6 RETURNING version`,
            [...values, version],
          )
    return written.length === 1 ? 'saved' : 'changed meanwhile'
  })
}
