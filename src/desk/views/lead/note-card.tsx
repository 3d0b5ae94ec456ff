import { use, useRef, useState } from 'react'
import { DESK_PATHS, LEAD_STATES, LONGEST_NOTE, readLeadState } from '../../../contract/desk.ts'
import type { LeadNote, NoteChange } from '../../../contract/desk.ts'
import { ask, wordsOf } from '../../ask.ts'
import { keepDraft, readDraft } from '../../state/note-drafts.ts'
import type { NoteDraft } from '../../state/note-drafts.ts'
import { Action } from '../../ui/form/action.tsx'
import { Bar } from '../../ui/form/bar.tsx'
import { Choice, TextBox } from '../../ui/form/fields.tsx'
import { MayChange } from '../../ui/form/may-change.ts'
import { Stack } from '../../ui/page/columns.tsx'
import { Failure } from '../../ui/page/states.tsx'
import { Typed } from '../../ui/page/typed.tsx'
import { Card, Muted, Status } from '../../ui/page/view.tsx'
import { countText, minuteText } from '../../words/format.ts'
import { LEAD_STATE_TITLES } from '../lead-words.ts'

type NoteCardProps = { id: number; note: LeadNote; onChanged: () => void }

/** How far we are with the lead, and what to remember of it. */
export function NoteCard(props: NoteCardProps) {
  const mayChange = use(MayChange)
  return (
    <Card title="State and note">
      {mayChange ? <NoteForm {...props} /> : <NoteText note={props.note} />}
    </Card>
  )
}

function NoteText({ note }: { note: LeadNote }) {
  return (
    <>
      <p>
        <strong>{LEAD_STATE_TITLES[note.state]}</strong>
      </p>
      {note.text === '' ? <Muted>No note.</Muted> : <Typed>{note.text}</Typed>}
      <Changed note={note} />
    </>
  )
}

function Changed({ note: { changed } }: { note: LeadNote }) {
  return changed && <Muted>{`Last changed ${minuteText(changed.at)}${byText(changed)}.`}</Muted>
}

function byText({ by }: NonNullable<LeadNote['changed']>): string {
  return by === null ? '' : ` by ${by}`
}

function NoteForm({ id, note: asked, onChanged }: NoteCardProps) {
  const [saved, setSaved] = useState(asked)
  const note = saved.version > asked.version ? saved : asked
  const [draft, setDraft] = useDraft(id)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)

  const { state, text } = draft ?? note
  const isChanged = state !== note.state || text !== note.text
  const isOvertaken = isChanged && draft !== undefined && draft.version !== note.version
  const isTooLong = text.length > LONGEST_NOTE

  function change(part: Partial<NoteDraft>) {
    setDraft({ state, text, version: draft?.version ?? note.version, ...part })
    setSaid('')
  }

  async function save() {
    if (isTooLong) return box.current?.focus()
    if (isSaving) return
    setIsSaving(true)
    const body: NoteChange = { id, state, text, version: note.version }
    const reply = await ask<LeadNote>(DESK_PATHS.note, { body })
    setIsSaving(false)
    setProblem(reply.ok ? undefined : wordsOf(reply.error))
    if (reply.ok) {
      setSaved(reply.value)
      setDraft(undefined)
      setSaid('Saved.')
    }
    onChanged()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        <Choice
          label="State"
          value={state}
          disabled={isSaving}
          options={LEAD_STATES.map((name) => [name, LEAD_STATE_TITLES[name]] as const)}
          onPick={(picked) => change({ state: readLeadState(picked) ?? 'new' })}
        />
        <TextBox
          label="Note"
          value={text}
          readOnly={isSaving}
          ref={box}
          error={isTooLong ? tooLong(text) : ''}
          onType={(typed) => change({ text: typed })}
        />
        {isOvertaken && (
          <Theirs
            note={note}
            onTake={() => {
              setDraft(undefined)
              setProblem(undefined)
            }}
          />
        )}
        {problem !== undefined && <Failure sentence={problem} />}
        <Bar label="Note">
          <Action type="submit" busy={isSaving || !isChanged}>
            {isOvertaken ? 'Save mine instead' : 'Save'}
          </Action>
          <Status>{said}</Status>
        </Bar>
        {!isOvertaken && <Changed note={note} />}
      </Stack>
    </form>
  )
}

/** What was typed and not saved; the tab keeps it. */
function useDraft(id: number) {
  const [draft, setDraft] = useState(() => readDraft(id))

  function change(next: NoteDraft | undefined) {
    setDraft(next)
    keepDraft(id, next)
  }
  return [draft, change] as const
}

function tooLong(text: string): string {
  const [has, most] = [text.length, LONGEST_NOTE].map(countText)
  return `This note has ${has} characters, and at most ${most} fit. Shorten it, then save.`
}

/** What somebody else wrote since this page was opened. */
function Theirs({ note, onTake }: { note: LeadNote; onTake: () => void }) {
  const { state, text, changed } = note
  return (
    <>
      <p>
        {changed && `Changed meanwhile${byText(changed)}. `}
        {`It now says “${LEAD_STATE_TITLES[state]}”${text === '' ? ' and has no note.' : ':'}`}
      </p>
      {text !== '' && <Typed>{text}</Typed>}
      <div>
        <Action onClick={onTake}>Drop mine, keep this</Action>
      </div>
    </>
  )
}
