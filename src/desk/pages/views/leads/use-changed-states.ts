import { use, useState } from 'react'
import { DESK_PATHS } from '../../../contract/api.ts'
import type { LeadNote, LeadRow, LeadState } from '../../../contract/api.ts'
import type { NoteChange } from '../../../contract/requests.ts'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { Counts } from '../../counts.ts'

/**
 * The leads with the states that were changed here. Each stays in the list, whatever its filter, until that is
 * loaded again: who changes a state by mistake can change it back.
 */
export function useChangedStates(rows: readonly LeadRow[], onConflict: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<number, LeadNote>>(new Map())
  const [refusal, setRefusal] = useState<Refusal>()
  const { recount } = use(Counts)

  async function changeState({ id, note: text, noteVersion }: LeadRow, state: LeadState) {
    const change: NoteChange = { id, state, text, version: noteVersion }
    const reply = await ask<LeadNote>(DESK_PATHS.note, change)
    setRefusal(reply.ok ? undefined : reply.error)
    if (reply.ok) {
      setNotes((before) => new Map(before).set(id, reply.value))
      recount()
    } else if (reply.error.kind === 'conflict') onConflict()
  }

  return {
    rows: rows.map((row) => {
      const note = notes.get(row.id)
      const isNewer = note && note.version > row.noteVersion
      return isNewer ? { ...row, state: note.state, noteVersion: note.version } : row
    }),
    refusal,
    changeState,
  }
}
