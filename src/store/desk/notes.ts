import type { LeadNote } from '../../contract/desk/api.ts'
import type { NoteChange } from '../../contract/desk/requests.ts'
import { addAction } from '../desk-actions.ts'
import type { Session, Sql } from '../sql/sql.ts'
import { NOTE_COLUMNS, noteOf } from '../stored-rows.ts'

export async function readNote(sql: Sql, leadId: number): Promise<LeadNote> {
  const [row] = await sql.query(
    `SELECT ${NOTE_COLUMNS} FROM assessment_lead_notes AS note WHERE note.lead_id = $1`,
    [leadId],
  )
  return noteOf(row)
}

/** Replaces only the version that was seen. */
export async function saveNote(
  session: Session,
  { id, state, text, remindOn, version }: NoteChange,
  by: string,
  now: Date,
): Promise<'saved' | 'changed meanwhile' | 'missing'> {
  return session.transaction(async (sql) => {
    const [lead] = await sql.query('SELECT id FROM maturity_quiz_leads WHERE id = $1', [id])
    if (!lead) return 'missing'
    const values = [id, state, text, remindOn, now.toISOString(), by]
    const written =
      version === 0
        ? await sql.query(
            `INSERT INTO assessment_lead_notes 
               (lead_id, state, state_by, note, remind_on, changed_at, changed_by, version)
             VALUES ($1, $2, CASE WHEN $2 <> 'new' THEN $6 END, $3, $4, $5, $6, 1)
             ON CONFLICT (lead_id) DO NOTHING RETURNING version`,
            values,
          )
        : await sql.query(
            `UPDATE assessment_lead_notes SET
               state = $2, state_by = CASE WHEN state = $2 THEN state_by ELSE $6 END,
               note = $3, remind_on = $4, changed_at = $5, changed_by = $6, version = version + 1
             WHERE lead_id = $1 AND version = $7 RETURNING version`,
            [...values, version],
          )
    if (written.length === 0) return 'changed meanwhile'
    await addAction(sql, { at: now.toISOString(), who: by, action: 'note', count: 1 })
    return 'saved'
  })
}
