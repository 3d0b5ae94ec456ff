import { useState, useSyncExternalStore } from 'react'
import { useTimeout } from '../../state/hooks/use-timeout.ts'
import { useVisit } from '../../state/visit.ts'
import { ToastRegion } from '../../ui/status/toast-region.tsx'
import { Toast } from '../../ui/status/toast.tsx'

const SHOWN_FOR_MS = 7000
/** A screen reader that hears of it together with the new page would not say the page's heading. */
const TOLD_AFTER_MS = 300

export function SuccessToast() {
  const { toast } = useVisit()
  const shown = useSyncExternalStore(toast.subscribe, toast.get, () => undefined)
  const [told, setTold] = useState<typeof shown>()
  const [held, setHeld] = useState(false)
  const isTold = shown !== undefined && shown === told
  useTimeout(shown && !isTold ? TOLD_AFTER_MS : undefined, () => setTold(shown))
  useTimeout(isTold && !held ? SHOWN_FOR_MS : undefined, toast.dismiss)

  return (
    <ToastRegion>
      {isTold && (
        <Toast
          tone="success"
          title={shown.title}
          text={shown.text}
          onHold={setHeld}
          onDismiss={() => {
            setHeld(false)
            toast.dismiss()
          }}
        />
      )}
    </ToastRegion>
  )
}
