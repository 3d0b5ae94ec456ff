import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../../ui/page/button.tsx'
import { todayHere } from '../../format.ts'
import { LEAD_STATE_TITLES } from '../../words.ts'
import type { NoteEditor } from './use-note.ts'

const UNDO_MS = 5000

/** Says with one tap that a lead was contacted, for which a reminder that is due goes; then takes it back. */
export function ContactedButton({ editor }: { editor: NoteEditor }) {
  const { draft, theirs, refusal, saveChange } = editor
  const { state, remindOn } = draft
  const [before, setBefore] = useState<Pick<typeof draft, 'state' | 'remindOn'>>()
  const isDue = remindOn !== null && remindOn <= todayHere()

  useEffect(() => {
    const timer = before && setTimeout(() => setBefore(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [before])

  if (theirs ?? refusal) {
    return (
      <LinkButton look="secondary" href="#follow-up">
        Not saved
      </LinkButton>
    )
  }
  if (before) {
    const undo = () => {
      saveChange(before)
      setBefore(undefined)
    }
    return (
      <Button look="secondary" onClick={undo}>
        Undo
      </Button>
    )
  }
  if (state === 'closed' || (state === 'contacted' && !isDue)) {
    return (
      <Button look="secondary" busy>
        {LEAD_STATE_TITLES[state]}
      </Button>
    )
  }
  return (
    <Button
      onClick={() => {
        setBefore({ state, remindOn })
        saveChange({ state: 'contacted', remindOn: isDue ? null : remindOn })
      }}
    >
      Contacted <span aria-hidden="true">✓</span>
    </Button>
  )
}
