import styles from './dot.module.css'

/** Something wants to be seen; `meaning` for who does not see it. */
export function Dot({ meaning }: { meaning: string }) {
  return (
    <span className={styles.dot} title={meaning}>
      <span className="unseen"> {meaning}</span>
    </span>
  )
}
