import styles from './working.module.css'

/** The same node says each text in turn, so that a screen reader hears the change. */
export function Working({ text }: { text: string }) {
  return (
    <main className={styles.working}>
      <div className={styles.spinner} aria-hidden="true" />
      <div role="status">
        <h1 tabIndex={-1} className={styles.text}>
          {text}
        </h1>
      </div>
    </main>
  )
}
