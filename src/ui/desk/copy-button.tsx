import { useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './view.module.css'

const SHOWN_MS = 2000

type CopyButtonProps = {
  /** Called when it is copied. */
  text: () => string
  label: string
}

/** Says in its own place whether it worked, so that nothing moves. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    setOutcome(
      await navigator.clipboard.writeText(text()).then(
        () => 'Copied',
        () => 'Could not copy',
      ),
    )
    setTimeout(() => setOutcome(''), SHOWN_MS)
  }

  return (
    <>
      <Button look="secondary" className={styles.steady} onClick={() => void copy()}>
        {outcome || label}
      </Button>
      <span role="status" className="unseen">
        {outcome}
      </span>
    </>
  )
}
