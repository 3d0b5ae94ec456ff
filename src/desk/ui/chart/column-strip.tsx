import styles from './column-strip.module.css'

type ColumnStripProps = {
  label: string
  columns: readonly { name: string; count: number; text: string }[]
  /** What fills a column. */
  most: number
}

/** A low column for each step, with its count and its name. */
export function ColumnStrip({ label, columns, most }: ColumnStripProps) {
  return (
    <ol role="list" aria-label={label} className={styles.strip}>
      {columns.map(({ name, count, text }) => (
        <li key={name} className={styles.step}>
          <svg aria-hidden="true" width="100%" height="48" className={styles.column}>
            <rect x="0" y={48 - (count / most) * 48} width="100%" height={(count / most) * 48} />
          </svg>
          <span className="muted">{name}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
