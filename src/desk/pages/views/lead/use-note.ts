import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DESK_PATHS, MAX_NOTE_LENGTH } from '../../../../contract/desk/api.ts'
import type { LeadDetail, LeadNote } from '../../../../contract/desk/api.ts'
import type { NoteChange } from '../../../../contract/desk/requests.ts'
import { ask } from '../../ask.ts'
import type { Refusal, Reply } from '../../ask.ts'
import { countText } from '../../../../domain/counted.ts'

type Draft = Omit<NoteChange, 'id' | 'version'>

/** The note of a lead while it is worked on: what is typed, and what the store has. */
export function useNote(id: number, note: LeadNote) {
  const [draft, setDraft] = useState<Draft>(note)
  const [stored, setStored] = useState(note)
  /** Whether someone else wrote what is stored, after this page had it. */
  const [isTheirs, setIsTheirs] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSaved, setIsSaved] = useState(false)
  const version = useRef(note.version)
  const saving = useRef(Promise.resolve(true))
  const { state, text, remindOn } = draft
  const [isDropped, setDropped] = useState(false)
  const isSame = state === stored.state && text === stored.text && remindOn === stored.remindOn

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
    const reply = await saved(sent)
    const isConflict = !reply.ok && reply.error.kind === 'conflict'
    const now = isConflict ? await storedNote(id) : reply
    setRefusal(now.ok ? undefined : now.error)
    if (!now.ok) return false
    if (!isConflict) version.current = now.value.version
    setStored(now.value)
    setIsTheirs(isConflict)
    setIsSaved(!isConflict)
    return !isConflict
  }

  function drop(): boolean {
    if (!confirm('Your change is not saved. Leave without it?')) return false
    flushSync(() => setDropped(true))
    return true
  }

  useSaveBeforeLeaving(
    !isSame && !isDropped,
    async () => (!isTheirs && (await save(draft))) || drop(),
  )

  return {
    draft,
    stored,
    isTheirs,
    refusal,
    isSaved,
    change,
    /** Not over what someone else wrote. */
    saveChange(part: Partial<Draft> = {}) {
      const next = change(part)
      if (!isTheirs) void save(next)
    },
    saveOverTheirs() {
      version.current = stored.version
      void save(draft)
    },
  }
}

export type NoteEditor = ReturnType<typeof useNote>

async function saved(change: NoteChange): Promise<Reply<LeadNote>> {
  if (change.text.length <= MAX_NOTE_LENGTH) return ask(DESK_PATHS.note, change)
  return { ok: false, error: tooLong(change.text) }
}

async function storedNote(id: number): Promise<Reply<LeadNote>> {
  const latest = await ask<LeadDetail>(`${DESK_PATHS.lead}?id=${id}`)
  return latest.ok ? { ok: true, value: latest.value.lead.note } : latest
}

function tooLong({ length }: string): Refusal {
  const [has, most] = [length, MAX_NOTE_LENGTH].map(countText)
  return { kind: 'refused', sentence: `This note has ${has} characters, and at most ${most} fit.` }
}

/** Within the desk it is saved on the way; before all else the browser asks. */
function useSaveBeforeLeaving(isChanged: boolean, save: () => Promise<boolean>) {
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
