import { useEffect, useState, useSyncExternalStore } from 'react'
import { START_PATH } from '../../../contract/pages.ts'
import { useTimeout } from '../../state/hooks/use-timeout.ts'
import { focusHeading, pathNow } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { ToastRegion } from '../../../ui/status/toast-region.tsx'
import { Toast } from '../../../ui/status/toast.tsx'

/** Announced together with the new page, it would keep a screen reader from reading the heading. */
const ANNOUNCED_AFTER_MS = 300

/** Stays above the intro until it is dismissed or the visitor leaves the intro. */
export function SuccessToast() {
  const { get, subscribe, dismiss } = useVisit().toast
  const shown = useSyncExternalStore(subscribe, get, () => undefined)
  const [announced, setAnnounced] = useState<typeof shown>()
  const isAnnounced = shown === announced
  useTimeout(isAnnounced ? undefined : ANNOUNCED_AFTER_MS, () => setAnnounced(shown))
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

  return (
    <ToastRegion isSilent={!isAnnounced}>
      {shown && <Toast tone="success" {...shown} onDismiss={handleDismiss} />}
    </ToastRegion>
  )
}
