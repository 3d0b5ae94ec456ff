import styles from './moving-notice.module.css'

/** Mounted empty, then filled: a live region made together with its text is not reliably read. */
export function MovingNotice({ text }: { text: string }) {
  return (
    <div role="status" className={styles.notice}>
      {text}
    </div>
  )
}
