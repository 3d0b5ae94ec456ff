import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import { migrateSqlite } from '../sqlite/migrate.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { readNote, saveNote } from './lead-notes.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const NONE = { state: 'new', text: '', version: 0, changed: null }
const NOTE = { id: 1, version: 0, state: 'spoken', text: 'Calls back on Monday' } as const

/** With the leads 1 and 2. */
function open() {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  migrateSqlite(db)
  db.exec(`INSERT INTO maturity_quiz_leads
      (idempotency_key, body_hash, name, company, designation, email)
    VALUES ('a', '${'a'.repeat(64)}', 'Ada', 'C', 'D', 'ada@c.example'),
      ('b', '${'b'.repeat(64)}', 'Bo', 'C', 'D', 'bo@c.example')`)
  return {
    session: sqliteSession(db, (work) => work()),
    rows: () => db.prepare('SELECT lead_id, body_hash FROM assessment_lead_notes').all(),
  }
}

it('is new and without a word where nobody said anything of a lead', async () => {
  const { session } = open()
  expect(await readNote(session, 1)).toEqual(NONE)
})

it('says who wrote it and when, of its own lead alone', async () => {
  const { session, rows } = open()

  expect(await saveNote(session, NOTE, 'anna', NOW)).toBe('saved')

  expect(await readNote(session, 1)).toEqual({
    ...{ state: 'spoken', text: 'Calls back on Monday', version: 1 },
    changed: { at: NOW.toISOString(), by: 'anna' },
  })
  expect(await readNote(session, 2)).toEqual(NONE)
  expect(rows()).toEqual([{ lead_id: 1, body_hash: 'a'.repeat(64) }])
})

it('is written over by who saw it, and by nobody else', async () => {
  const { session } = open()
  await saveNote(session, NOTE, 'anna', NOW)
  const later = new Date(NOW.getTime() + 1000)
  const closed = { ...NOTE, state: 'closed', text: '' } as const

  expect(await saveNote(session, closed, 'bo', later)).toBe('changed meanwhile')
  expect(await saveNote(session, { ...closed, version: 2 }, 'bo', later)).toBe('changed meanwhile')
  expect(await readNote(session, 1)).toMatchObject({ state: 'spoken', changed: { by: 'anna' } })

  expect(await saveNote(session, { ...closed, version: 1 }, null, later)).toBe('saved')
  expect(await readNote(session, 1)).toEqual({
    ...{ state: 'closed', text: '', version: 2 },
    changed: { at: later.toISOString(), by: null },
  })
})

it('is not kept of a lead that is gone', async () => {
  const { session, rows } = open()
  expect(await saveNote(session, { ...NOTE, id: 3 }, 'anna', NOW)).toBe('gone')
  expect(rows()).toEqual([])
})
