import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../../ui/page/button.tsx'
import { today } from '../../format.ts'
import { LEAD_STATE_TITLES } from '../../words.ts'
import type { NoteEditor } from './use-note.ts'

const UNDO_MS = 5000

/** Says with one tap that a lead was contacted, for which a reminder that is due goes; then takes it back. */
export function ContactedButton({ editor }: { editor: NoteEditor }) {
  const { draft, isTheirs, refusal, saveChange } = editor
  const { state, remindOn } = draft
  const [before, setBefore] = useState<Pick<typeof draft, 'state' | 'remindOn'>>()
  const isDue = state !== 'closed' && remindOn !== null && remindOn <= today()

  useEffect(() => {
    const timer = before && setTimeout(() => setBefore(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [before])

  if (isTheirs || refusal) {
    return (
      <LinkButton look="secondary" href="#follow-up">
        Not saved
      </LinkButton>
    )
  }
  const isDone = !isDue && state !== 'new'

  function press() {
    if (isDone && !before) return
    saveChange(before ?? { state: 'contacted', remindOn: isDue ? null : remindOn })
    setBefore(before ? undefined : { state, remindOn })
  }

  return (
    <Button look="secondary" busy={isDone && !before} onClick={press}>
      {before ? 'Undo' : isDone ? `${LEAD_STATE_TITLES[state]} ✓` : 'Mark contacted'}
    </Button>
  )
}
