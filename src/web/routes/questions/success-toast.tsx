import { useEffect, useState, useSyncExternalStore } from 'react'
import { START_PATH } from '../../../contract/pages.ts'
import { useTimeout } from '../../state/hooks/use-timeout.ts'
import { focusHeading, pathNow } from '../../state/location.ts'
import { useVisit } from '../../state/visit.ts'
import { ToastRegion } from '../../../ui/status/toast-region.tsx'
import { Toast } from '../../../ui/status/toast.tsx'

/** A screen reader that hears of it together with the new page would not say the page's heading. */
const TOLD_AFTER_MS = 300

/** Above the intro until it is closed or the intro is left: nothing moves there by itself. */
export function SuccessToast() {
  const { get, subscribe, dismiss } = useVisit().toast
  const shown = useSyncExternalStore(subscribe, get, () => undefined)
  const [told, setTold] = useState<typeof shown>()
  const isTold = shown === told
  useTimeout(isTold ? undefined : TOLD_AFTER_MS, () => setTold(shown))
  useEffect(() => {
    // StrictMode runs this once although nobody has left the intro.
    return () => {
      if (pathNow() !== START_PATH) dismiss()
    }
  }, [dismiss])

  function handleDismiss() {
    dismiss()
    // Its button had the focus.
    focusHeading()
  }

  return (
    <ToastRegion isSilent={!isTold}>
      {shown && <Toast tone="success" {...shown} onDismiss={handleDismiss} />}
    </ToastRegion>
  )
}
