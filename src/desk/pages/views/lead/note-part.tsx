import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DESK_PATHS, LEAD_STATES, MAX_NOTE_LENGTH } from '../../../../contract/desk/api.ts'
import type { LeadDetail, LeadNote, LeadState } from '../../../../contract/desk/api.ts'
import type { NoteChange } from '../../../../contract/desk/requests.ts'
import { Choice, Fields } from '../../parts/fields.tsx'
import { Part, Status } from '../../parts/view.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { countText } from '../../../../domain/counted.ts'
import { minuteText, timeText } from '../../format.ts'
import { MayChange } from '../../may-change.ts'
import { LEAD_STATE_OPTIONS, LEAD_STATE_TITLES } from '../../words.ts'
import { Problem } from '../problem.tsx'
import field from '../../../../ui/form/field.module.css'
import styles from './note-part.module.css'

type NotePartProps = { id: number; note: LeadNote }

export function NotePart({ id, note }: NotePartProps) {
  if (use(MayChange))
    return (
      <Part>
        <NoteFields id={id} note={note} />
      </Part>
    )
  return (
    <Part title="State and note">
      <NoteText note={note} />
    </Part>
  )
}

function NoteText({ note: { state, text, changed } }: { note: LeadNote }) {
  return (
    <>
      <p>
        {`State: ${LEAD_STATE_TITLES[state]}`}
        {changed && `, changed by ${changed.by} on ${minuteText(changed.at)}`}
      </p>
      {text !== '' && (
        <blockquote dir="auto" className={styles.typed}>
          {text}
        </blockquote>
      )}
    </>
  )
}

/** The state is saved when it is chosen, the note when it is left. */
function NoteFields({ id, note }: NotePartProps) {
  const [state, setState] = useState(note.state)
  const [text, setText] = useState(note.text)
  const [stored, setStored] = useState(note)
  const [theirs, setTheirs] = useState<LeadNote>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [message, setMessage] = useState('')
  const version = useRef(note.version)
  const saving = useRef(Promise.resolve(true))
  const isChanged = state !== stored.state || text !== stored.text

  /** One after the other, because each is based on the version that the one before has made. */
  function save(change: Pick<NoteChange, 'state' | 'text'>): Promise<boolean> {
    saving.current = saving.current.then(() => send({ id, ...change, version: version.current }))
    return saving.current
  }

  function saveOverTheirs() {
    version.current = stored.version
    void save({ state, text })
  }

  async function send(change: NoteChange): Promise<boolean> {
    const outcome = await saved(change)
    setRefusal(outcome.refusal)
    if (outcome.refusal) return false
    if (!outcome.isTheirs) version.current = outcome.note.version
    setStored(outcome.note)
    setTheirs(outcome.isTheirs ? outcome.note : undefined)
    setMessage(
      outcome.isTheirs
        ? ''
        : `Saved ${timeText(outcome.note.changed?.at ?? new Date().toISOString())}`,
    )
    return !outcome.isTheirs
  }

  useSaveBeforeLeaving(isChanged, () => theirs === undefined && save({ state, text }))

  return (
    <>
      {theirs && (
        <div role="alert" className="stack">
          <p>Someone else changed this meanwhile. Theirs:</p>
          <NoteText note={theirs} />
          <p>Yours is below. Save it to replace theirs.</p>
        </div>
      )}
      <Fields>
        <Choice
          label="State"
          options={LEAD_STATE_OPTIONS}
          value={state}
          onChange={({ target }) => {
            const next: LeadState = LEAD_STATES.find((each) => each === target.value) ?? 'new'
            setState(next)
            if (!theirs) void save({ state: next, text })
          }}
        />
        <div className="stack gap-1">
          <label htmlFor="note" className={field.label}>
            Note
          </label>
          <textarea
            id="note"
            dir="auto"
            rows={4}
            className={field.input}
            value={text}
            onChange={({ target }) => {
              setMessage('')
              setText(target.value)
            }}
            onBlur={() => {
              if (isChanged && !theirs) void save({ state, text })
            }}
          />
        </div>
      </Fields>
      <Problem refusal={refusal} />
      <div className="cluster">
        {(theirs ?? refusal) && (
          <Button look="secondary" onClick={saveOverTheirs}>
            Save
          </Button>
        )}
        <Status>{message || changedText(stored)}</Status>
      </div>
    </>
  )
}

function changedText({ changed }: LeadNote): string {
  return changed
    ? `Changed by ${changed.by} on ${minuteText(changed.at)}`
    : 'Saved when you leave it'
}

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
      const isReload = event.navigationType === 'reload'
      if (event.cancelable && event.canIntercept && !isReload) void saveFirst(event)
    }
    addEventListener('beforeunload', warn)
    if ('navigation' in window) navigation.addEventListener('navigate', hold)
    return () => {
      removeEventListener('beforeunload', warn)
      if ('navigation' in window) navigation.removeEventListener('navigate', hold)
    }
  }, [isChanged])
}
