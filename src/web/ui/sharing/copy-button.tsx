import { useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './copy-button.module.css'

type CopyButtonProps = {
  /** A function is asked when the text is copied. */
  text: string | (() => string)
  label: string
  told: string
  /** Said where the browser refuses; `onRefused` may help by selecting. */
  refused: string
  onRefused?: () => void
}

export function CopyButton({ text, label, told, refused, onRefused }: CopyButtonProps) {
  const [said, setSaid] = useState('')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setSaid(told)
    } catch {
      onRefused?.()
      setSaid(refused)
    }
  }

  return (
    <div className={styles.copy}>
      <p aria-live="polite" className={`${styles.said} muted small`}>
        {said}
      </p>
      <Button look="secondary" onClick={() => void handleCopy()}>
        {label}
      </Button>
    </div>
  )
}
