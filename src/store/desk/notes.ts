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
    const written = await sql.query(
      `INSERT INTO assessment_lead_notes AS note
         (lead_id, state, state_by, note, remind_on, changed_at, changed_by, version)
       VALUES ($1, $2, CASE WHEN $2 <> 'new' THEN $6 END, $3, $4, $5, $6, 1)
       ON CONFLICT (lead_id) DO UPDATE SET
         state = excluded.state,
         state_by = CASE WHEN note.state = excluded.state THEN note.state_by ELSE $6 END,
         note = excluded.note, remind_on = excluded.remind_on, changed_at = excluded.changed_at,
         changed_by = excluded.changed_by, version = note.version + 1
       WHERE note.version = $7 RETURNING version`,
      [id, state, text, remindOn, now.toISOString(), by, version],
    )
    if (written.length === 0) return 'changed meanwhile'
    await addAction(sql, { at: now.toISOString(), who: by, action: 'note', count: 1 })
    return 'saved'
  })
}
