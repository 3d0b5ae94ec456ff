import styles from './strip.module.css'

type StripColumn = {
  key: string
  text: string
  /** For a narrow column. */
  short: string
  value: string
  /** Only read. */
  note: string
  /** Of the highest column. */
  share: number
  /** What is lost since the column before, marked as a danger. */
  fall?: { share: number; text: string }
}

/** Columns in a true order; on phones they are rows. */
export function Strip({ label, columns }: { label: string; columns: readonly StripColumn[] }) {
  return (
    <ol role="list" aria-label={label} className={styles.strip}>
      {columns.map(({ key, text, short, value, note, share, fall }) => (
        <li key={key} className={styles.column} title={`${text}: ${value}${note && `, ${note}`}`}>
          <span className={styles.name}>
            <span aria-hidden="true">{short}</span>
            <span className="unseen">{text}</span>
          </span>
          <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
            <rect
              className="drawn"
              y={100 - share * 100}
              width="100"
              height={Math.max(1, share * 100)}
            />
            {fall && (
              <rect
                className={styles.fall}
                x="0"
                y={100 - (share + fall.share) * 100}
                width="100"
                height={fall.share * 100}
              />
            )}
          </svg>
          <span className={styles.value}>
            {fall && <span className={styles.lost}>{fall.text}</span>}
            {value}
            {note && <span className="unseen">{`, ${note}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
