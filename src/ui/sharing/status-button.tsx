import { useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './telling-button.module.css'

/** `onPress`: what is said beside the button when it is done. */
type TellingButtonProps = { label: string; onPress: () => Promise<string> }

export function TellingButton({ label, onPress }: TellingButtonProps) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function handlePress() {
    if (isBusy) return
    setBusy(true)
    setSaid(await onPress())
    setBusy(false)
  }

  return (
    <div className={styles.copy}>
      <p aria-live="polite" className={`${styles.said} muted small`}>
        {said}
      </p>
      <Button look="secondary" onClick={() => void handlePress()}>
        {label}
      </Button>
    </div>
  )
}
