import { use, useState } from 'react'
import type { LeadNote } from '../../../../contract/desk/api.ts'
import { Choice, Fields } from '../../parts/fields.tsx'
import { Status } from '../../parts/view.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { dayText, minuteText, timeText, today } from '../../format.ts'
import { MayChange } from '../../may-change.ts'
import { LEAD_STATE_OPTIONS, LEAD_STATE_TITLES, leadStateOf } from '../../words.ts'
import { Problem } from '../problem.tsx'
import type { NoteEditor } from './use-note.ts'
import field from '../../../../ui/form/field.module.css'
import styles from './note-part.module.css'

type NotePartProps = { note: LeadNote; editor: NoteEditor }

export function NotePart({ note, editor }: NotePartProps) {
  return (
    <section id="follow-up" className="surface stack">
      {use(MayChange) ? (
        <NoteFields editor={editor} />
      ) : (
        <>
          <h2>State and note</h2>
          <NoteText note={note} />
        </>
      )}
    </section>
  )
}

function NoteText({ note: { state, text, remindOn, changed } }: { note: LeadNote }) {
  return (
    <>
      <p>
        {`State: ${LEAD_STATE_TITLES[state]}`}
        {changed && `, changed by ${changed.by} on ${minuteText(changed.at)}`}
      </p>
      {remindOn !== null && <p>{`Reminder on ${dayText(remindOn)}`}</p>}
      {text !== '' && (
        <blockquote dir="auto" className={styles.typed}>
          {text}
        </blockquote>
      )}
    </>
  )
}

/** The state is saved when it is chosen, note and reminder when they are left. */
function NoteFields({ editor }: Pick<NotePartProps, 'editor'>) {
  const { draft, stored, isTheirs, refusal, isSaved, change, saveChange, saveOverTheirs } = editor
  const [dayError, setDayError] = useState<string>()
  const { state, text, remindOn } = draft

  return (
    <>
      {isTheirs && (
        <div role="alert" className="stack">
          <p>Someone else changed this meanwhile. Theirs:</p>
          <NoteText note={stored} />
          <p>Yours is below. Save it to replace theirs.</p>
        </div>
      )}
      <Fields>
        <Choice
          label="State"
          options={LEAD_STATE_OPTIONS}
          value={state}
          onChange={({ target }) => saveChange({ state: leadStateOf(target.value) })}
        />
        <TextField
          label="Remind me"
          key={stored.remindOn}
          type="date"
          aria-required={undefined}
          min={today()}
          max="2999-12-31"
          defaultValue={remindOn ?? ''}
          error={dayError}
          onChange={({ target }) => {
            if (target.validity.valid) change({ remindOn: target.value || null })
          }}
          onBlur={({ target }) => {
            const isNew = target.validity.badInput || target.value !== (remindOn ?? '')
            setDayError(isNew ? 'Choose today or a later day.' : undefined)
            if (remindOn !== stored.remindOn) saveChange()
          }}
        />
      </Fields>
      <div className="stack gap-1">
        <label htmlFor="note" className={field.label}>
          Note
        </label>
        <textarea
          id="note"
          dir="auto"
          rows={4}
          className={`${field.input} ${styles.note}`}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          onBlur={() => {
            if (text !== stored.text) saveChange()
          }}
        />
      </div>
      <Problem refusal={refusal} />
      <div className="cluster">
        {(isTheirs || refusal) && (
          <Button look="secondary" onClick={saveOverTheirs}>
            Save
          </Button>
        )}
        <Status>
          {isSaved && stored.changed ? `Saved ${timeText(stored.changed.at)}` : changedText(stored)}
        </Status>
      </div>
    </>
  )
}

function changedText({ changed }: LeadNote): string {
  return changed
    ? `Changed by ${changed.by} on ${minuteText(changed.at)}`
    : 'Saved when you leave it'
}
