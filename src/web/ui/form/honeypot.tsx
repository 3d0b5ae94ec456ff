import { useId } from 'react'
import styles from './honeypot.module.css'

/**
 * A field that only a script fills: it cannot be seen, heard by a screen reader or reached by the
 * Tab key.
 */
export function Honeypot({ name }: { name: string }) {
  const id = useId()

  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      {/* The attributes ask the managers of passwords and addresses to leave it alone too. */}
      <input
        id={id}
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  )
}
