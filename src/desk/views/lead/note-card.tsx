import { use, useEffect, useState } from 'react'
import { DESK_PATHS, LEAD_STATES, LONGEST_NOTE } from '../../../contract/desk.ts'
import type { LeadDetail, LeadNote, LeadState, NoteChange } from '../../../contract/desk.ts'
import { Typed } from '../../../ui/desk/facts.tsx'
import { Choice, TextBox } from '../../../ui/desk/fields.tsx'
import { Card, Muted, Row, Status } from '../../../ui/desk/view.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { ask } from '../../ask.ts'
import type { Refusal } from '../../ask.ts'
import { countText, minuteText } from '../../format.ts'
import { MayChange } from '../../may-change.ts'
import { LEAD_STATE_TITLES } from '../../words.ts'
import { Problem } from '../problem.tsx'

type NoteCardProps = { id: number; note: LeadNote }

/** How far we are with the lead, and what to remember about it. */
export function NoteCard(props: NoteCardProps) {
  const mayChange = use(MayChange)
  return (
    <Card title="State and note">
      {mayChange ? <NoteForm {...props} /> : <NoteText note={props.note} />}
    </Card>
  )
}

function NoteText({ note: { state, text, changed } }: { note: LeadNote }) {
  return (
    <>
      <p>
        <strong>{LEAD_STATE_TITLES[state]}</strong>
        {changed && `, changed by ${changed.by} on ${minuteText(changed.at)}`}
      </p>
      {text === '' ? <Muted>No note.</Muted> : <Typed>{text}</Typed>}
    </>
  )
}

const OPTIONS = LEAD_STATES.map((state) => [state, LEAD_STATE_TITLES[state]] as const)

function NoteForm({ id, note }: NoteCardProps) {
  /** What the store has, as far as this page knows. */
  const [stored, setStored] = useState(note)
  const [state, setState] = useState<LeadState>(note.state)
  const [text, setText] = useState(note.text)
  /** What someone else wrote meanwhile. */
  const [theirs, setTheirs] = useState<LeadNote>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSaving, setIsSaving] = useState(false)
  const [message, setMessage] = useState('')
  const isChanged = state !== stored.state || text !== stored.text
  useWarningBeforeLeaving(isChanged)

  async function save() {
    if (isSaving) return
    setIsSaving(true)
    const outcome = await saved({ id, state, text, version: stored.version })
    setIsSaving(false)
    setRefusal(outcome.refusal)
    if (outcome.refusal) return
    setStored(outcome.note)
    setTheirs(outcome.isTheirs ? outcome.note : undefined)
    setMessage(outcome.isTheirs ? '' : 'Saved.')
  }

  return (
    <form
      className="stack gap-4"
      onChange={() => setMessage('')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {theirs && (
        <div role="alert" className="stack">
          <p>Someone else changed this meanwhile. Theirs:</p>
          <NoteText note={theirs} />
          <p>Yours is below. Save it to replace theirs.</p>
        </div>
      )}
      <Choice
        label="State"
        options={OPTIONS}
        value={state}
        onChange={({ target }) =>
          setState(LEAD_STATES.find((each) => each === target.value) ?? 'new')
        }
      />
      <TextBox
        label="Note"
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Problem refusal={refusal} />
      <Row>
        <Button look="secondary" type="submit" busy={isSaving}>
          Save
        </Button>
        <Status>{message}</Status>
      </Row>
      {stored.changed && !theirs && (
        <Muted>{`Last changed by ${stored.changed.by} on ${minuteText(stored.changed.at)}.`}</Muted>
      )}
    </form>
  )
}

type Outcome =
  | { refusal: Refusal }
  /** What the store has now: ours, or what someone else wrote before. */
  | { refusal?: never; note: LeadNote; isTheirs: boolean }

async function saved(change: NoteChange): Promise<Outcome> {
  if (change.text.length > LONGEST_NOTE) return { refusal: tooLong(change.text) }
  const reply = await ask<LeadNote>(DESK_PATHS.note, change)
  if (reply.ok) return { note: reply.value, isTheirs: false }
  if (reply.error.kind !== 'conflict') return { refusal: reply.error }
  const latest = await ask<LeadDetail>(`${DESK_PATHS.lead}?id=${change.id}`)
  if (!latest.ok) return { refusal: latest.error }
  return { note: latest.value.note, isTheirs: true }
}

function tooLong({ length }: string): Refusal {
  const [has, most] = [length, LONGEST_NOTE].map(countText)
  return { kind: 'refused', sentence: `This note has ${has} characters, and at most ${most} fit.` }
}

/** The browser asks before typed text is lost. */
function useWarningBeforeLeaving(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
