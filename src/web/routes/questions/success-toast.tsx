import type { SyntheticEvent } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { START_PATH } from '../../../contract/pages.ts'
import * as say from '../../../generated/words/page.ts'
import { useTimeout } from '../../state/use-timeout.ts'
import { focusHeading } from '../../state/focus.ts'
import { pathNow } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { Toast } from '../../../ui/status/toast.tsx'
import styles from './success-toast.module.css'

/** Announced together with the new page, it would keep a screen reader from reading the heading. */
const ANNOUNCED_AFTER_MS = 300

/** Without the pointer or the focus on it. */
const SEEN_FOR_MS = 6000

/**
 * Over the header until it was seen, or is dismissed, or the visitor leaves the intro. It is mounted before it has
 * a message, so that screen readers announce the message. It has no role, because some announce an empty status as
 * an element.
 */
export function SuccessToast() {
  const { get, subscribe, dismiss } = useVisit().toast
  const shown = useSyncExternalStore(subscribe, get, () => undefined)
  const [announced, setAnnounced] = useState<typeof shown>()
  const isAnnounced = shown === announced
  useTimeout(isAnnounced ? undefined : ANNOUNCED_AFTER_MS, () => setAnnounced(shown))
  const [isHeld, setHeld] = useState(false)
  useTimeout(shown && isAnnounced && !isHeld ? SEEN_FOR_MS : undefined, dismiss)
  useEffect(() => {
    // StrictMode runs this once although no one has left the intro.
    return () => {
      if (pathNow() !== START_PATH) dismiss()
    }
  }, [dismiss])

  function handleDismiss() {
    dismiss()
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
      {shown && isAnnounced && (
        <Toast tone="success" {...shown} dismiss={say.dismiss} onDismiss={handleDismiss} />
      )}
    </div>
  )
}
