import { useState, useSyncExternalStore } from 'react'
import { useTimeout } from '../../state/hooks/use-timeout.ts'
import { useVisit } from '../../state/visit.ts'
import { ToastRegion } from '../../ui/status/toast-region.tsx'
import { Toast } from '../../ui/status/toast.tsx'

const SHOWN_FOR_MS = 7000

export function SuccessToast() {
  const { toast } = useVisit()
  const shown = useSyncExternalStore(toast.subscribe, toast.get, () => undefined)
  const [held, setHeld] = useState(false)
  useTimeout(shown && !held ? SHOWN_FOR_MS : undefined, toast.dismiss)

  return (
    <ToastRegion>
      {shown && (
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
