import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DESK_PATHS, MAX_NOTE_LENGTH } from '../../../../contract/desk/api.ts'
import type { LeadDetail, LeadNote } from '../../../../contract/desk/api.ts'
import type { NoteChange } from '../../../../contract/desk/requests.ts'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { countText } from '../../../../domain/counted.ts'

type Draft = Omit<NoteChange, 'id' | 'version'>

/** The note of a lead while it is worked on: what is typed, and what the store has. */
export function useNote(id: number, note: LeadNote) {
  const [draft, setDraft] = useState<Draft>(note)
  const [stored, setStored] = useState(note)
  const [theirs, setTheirs] = useState<LeadNote>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSaved, setIsSaved] = useState(false)
  const version = useRef(note.version)
  const saving = useRef(Promise.resolve(true))
  const { state, text, remindOn } = draft
  const isChanged = state !== stored.state || text !== stored.text || remindOn !== stored.remindOn

  function change(part: Partial<Draft>): Draft {
    const next = { ...draft, ...part }
    setIsSaved(false)
    setDraft(next)
    return next
  }

  /** One after the other, because each is based on the version that the one before has made. */
  function save(next: Draft): Promise<boolean> {
    saving.current = saving.current.then(() => send({ ...next, id, version: version.current }))
    return saving.current
  }

  async function send(sent: NoteChange): Promise<boolean> {
    const outcome = await saved(sent)
    setRefusal(outcome.refusal)
    if (outcome.refusal) return false
    if (!outcome.isTheirs) version.current = outcome.note.version
    setStored(outcome.note)
    setTheirs(outcome.isTheirs ? outcome.note : undefined)
    setIsSaved(!outcome.isTheirs)
    return !outcome.isTheirs
  }

  useSaveBeforeLeaving(isChanged, () => theirs === undefined && save(draft))

  return {
    draft,
    stored,
    /** What someone else wrote meanwhile. */
    theirs,
    refusal,
    isSaved,
    change,
    /** Not over what someone else wrote. */
    saveChange(part: Partial<Draft> = {}) {
      const next = change(part)
      if (!theirs) void save(next)
    },
    saveOverTheirs() {
      version.current = stored.version
      void save(draft)
    },
  }
}

export type NoteEditor = ReturnType<typeof useNote>

type Outcome =
  | { refusal: Refusal }
  /** What the store has now: ours, or what someone else wrote before. */
  | { refusal?: never; note: LeadNote; isTheirs: boolean }

async function saved(change: NoteChange): Promise<Outcome> {
  if (change.text.length > MAX_NOTE_LENGTH) return { refusal: tooLong(change.text) }
  const reply = await ask<LeadNote>(DESK_PATHS.note, change)
  if (reply.ok) return { note: reply.value, isTheirs: false }
  if (reply.error.kind !== 'conflict') return { refusal: reply.error }
  const latest = await ask<LeadDetail>(`${DESK_PATHS.lead}?id=${change.id}`)
  if (!latest.ok) return { refusal: latest.error }
  return { note: latest.value.lead.note, isTheirs: true }
}

function tooLong({ length }: string): Refusal {
  const [has, most] = [length, MAX_NOTE_LENGTH].map(countText)
  return { kind: 'refused', sentence: `This note has ${has} characters, and at most ${most} fit.` }
}

/** Within the desk it is saved on the way; before all else the browser asks. */
function useSaveBeforeLeaving(isChanged: boolean, save: () => Promise<boolean> | false) {
  const saveFirst = useEffectEvent(async (event: NavigateEvent) => {
    event.preventDefault()
    if (await save()) location.assign(event.destination.url)
  })

  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: NavigateEvent) => {
      const isHere = event.hashChange || event.navigationType === 'reload'
      if (event.cancelable && event.canIntercept && !isHere) void saveFirst(event)
    }
    addEventListener('beforeunload', warn)
    if ('navigation' in window) navigation.addEventListener('navigate', hold)
    return () => {
      removeEventListener('beforeunload', warn)
      if ('navigation' in window) navigation.removeEventListener('navigate', hold)
    }
  }, [isChanged])
}
