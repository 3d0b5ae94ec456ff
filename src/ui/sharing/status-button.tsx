import { useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './status-button.module.css'

const SHOWN_MS = 2000

type StatusButtonProps = {
  label: string
  look?: 'primary' | 'secondary' | 'quiet' | undefined
  /** Whether the status takes the place of the label for a moment, so that nothing moves. */
  isSteady?: boolean | undefined
  /** Returns the status, which otherwise stays beside the button. */
  onPress: () => Promise<string>
}

export function StatusButton({ label, look = 'secondary', isSteady, onPress }: StatusButtonProps) {
  const [status, setStatus] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function handlePress() {
    if (isBusy) return
    setBusy(true)
    setStatus(await onPress())
    setBusy(false)
    if (isSteady) setTimeout(() => setStatus(''), SHOWN_MS)
  }

  if (isSteady) {
    return (
      <>
        <Button look={look} className={styles.steady} onClick={() => void handlePress()}>
          {status || label}
        </Button>
        <span role="status" className="unseen">
          {status}
        </span>
      </>
    )
  }

  return (
    <div className={styles.copy}>
      <p aria-live="polite" className={`${styles.said} muted small`}>
        {status}
      </p>
      <Button look={look} onClick={() => void handlePress()}>
        {label}
      </Button>
    </div>
  )
}
