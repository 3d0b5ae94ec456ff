import { Action } from './action.tsx'
import styles from './chip.module.css'

/** What the list is narrowed by; a press takes it away. */
export function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <Action className={styles.chip} onClick={onRemove}>
      {text}
      <span className="unseen">: remove</span>
      <span aria-hidden="true">✕</span>
    </Action>
  )
}
