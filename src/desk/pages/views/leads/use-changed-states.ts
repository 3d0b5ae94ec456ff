import { use, useState } from 'react'
import { DESK_PATHS } from '../../../../contract/desk/api.ts'
import type { LeadNote, LeadState, StoredLead } from '../../../../contract/desk/api.ts'
import type { NoteChange } from '../../../../contract/desk/requests.ts'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { Counts } from '../../counts.ts'

/**
 * The leads with the states that were changed here. Each stays in the list, whatever its filter, until that is
 * loaded again: who changes a state by mistake can change it back.
 */
export function useChangedStates(leads: readonly StoredLead[], onConflict: () => void) {
  const [notes, setNotes] = useState<ReadonlyMap<number, LeadNote>>(new Map())
  const [refusal, setRefusal] = useState<Refusal>()
  const { recount } = use(Counts)

  async function changeState({ id, note }: StoredLead, state: LeadState) {
    const { text, remindOn, version } = note
    const change: NoteChange = { id, state, text, remindOn, version }
    const reply = await ask<LeadNote>(DESK_PATHS.note, change)
    setRefusal(reply.ok ? undefined : reply.error)
    if (reply.ok) {
      setNotes((before) => new Map(before).set(id, reply.value))
      recount()
    } else if (reply.error.kind === 'conflict') onConflict()
  }

  return {
    leads: leads.map((lead) => {
      const note = notes.get(lead.id)
      return note && note.version > lead.note.version ? { ...lead, note } : lead
    }),
    refusal,
    changeState,
  }
}
