import { useId, useRef, useState } from 'react'
import { Button } from '../page/button.tsx'
import styles from './share-link.module.css'

type ShareLinkProps = { label: string; hint: string; link: string }

export function ShareLink({ label, hint, link }: ShareLinkProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')

  async function handleCopy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setTold('Link copied.')
    } catch {
      setTold('The link is selected. Copy it with your keyboard or menu.')
    }
  }

  return (
    <div className={styles.share}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <Button look="secondary" onClick={() => void handleCopy()}>
          Copy link
        </Button>
      </div>
      <p role="status" className={styles.hint}>
        {told}
      </p>
    </div>
  )
}
