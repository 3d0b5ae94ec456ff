import { useState } from 'react'
import { Button } from '../page/button.tsx'
import { Unbroken } from '../page/unbroken.tsx'
import styles from './short-lines.module.css'

type ShortLinesProps = {
  lines: readonly { label: string; text: string }[]
  /** What is copied. */
  text: string
}

export function ShortLines({ lines, text }: ShortLinesProps) {
  const [told, setTold] = useState('')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied with the link.')
    } catch {
      setTold('Your browser did not allow it. Select the three lines and copy them yourself.')
    }
  }

  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt className={styles.label}>{line.label}</dt>
            <dd className={styles.text}>
              <Unbroken text={line.text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <Button look="secondary" onClick={() => void handleCopy()}>
          Copy as text
        </Button>
        <p role="status">{told}</p>
      </div>
    </>
  )
}
