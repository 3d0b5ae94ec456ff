import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { saved } from '../../../generated/words/form.ts'
import { dismiss } from '../../../generated/words/page.ts'
import { useTimeout } from '../../state/use-timeout.ts'
import { focusHeading } from '../../state/focus.ts'
import { useVisit } from '../../state/visit.ts'
import { Toast } from '../../../ui/status/toast.tsx'
import styles from './success-toast.module.css'

/** Announced together with the new page, it would keep a screen reader from reading the heading. */
const ANNOUNCED_AFTER_MS = 300

/** Without the pointer or the focus on it. */
const SEEN_FOR_MS = 6000

/**
 * Over the header after the form was saved, until it was seen or is dismissed. It is mounted before it has a message, so
 * that screen readers announce the message. It has no role, because some announce an empty status as an element.
 */
export function SuccessToast() {
  const { hasNewLead, setNewLead } = useVisit()
  const [phase, setPhase] = useState(hasNewLead ? 'coming' : 'over')
  const [isHeld, setHeld] = useState(false)
  const isShown = phase === 'shown'
  useTimeout(phase === 'coming' ? ANNOUNCED_AFTER_MS : undefined, () => setPhase('shown'))
  useTimeout(isShown && !isHeld ? SEEN_FOR_MS : undefined, () => setPhase('over'))
  useEffect(() => setNewLead(false), [setNewLead])

  function handleDismiss() {
    setPhase('over')
    // Its button had focus.
    focusHeading()
  }

  function updateHeld({ currentTarget }: SyntheticEvent) {
    setHeld(currentTarget.matches(':hover, :focus-within'))
  }

  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className={styles.region}
      onPointerEnter={updateHeld}
      onPointerLeave={updateHeld}
      onFocus={updateHeld}
      onBlur={updateHeld}
    >
      {isShown && <Toast tone="success" {...saved} dismiss={dismiss} onDismiss={handleDismiss} />}
    </div>
  )
}
