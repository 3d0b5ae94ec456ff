import styles from './dot.module.css'

/** Marks what is to be looked at. A screen reader says its `meaning`. */
export function Dot({ meaning }: { meaning: string }) {
  return (
    <span className={styles.dot} title={meaning}>
      <span className="unseen"> {meaning}</span>
    </span>
  )
}
