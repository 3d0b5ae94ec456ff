import { useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './status-button.module.css'

/** `onPress` returns the text shown beside the button afterward. */
type StatusButtonProps = {
  label: string
  look?: 'primary' | 'secondary' | 'quiet' | undefined
  onPress: () => Promise<string>
}

export function StatusButton({ label, look = 'secondary', onPress }: StatusButtonProps) {
  const [status, setStatus] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function handlePress() {
    if (isBusy) return
    setBusy(true)
    setStatus(await onPress())
    setBusy(false)
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
