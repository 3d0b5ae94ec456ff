import styles from './figures.module.css'

type FiguresProps = { figures: readonly { name: string; value: string; note?: string }[] }

/** The few numbers that are read first. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="note">{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className="muted tiny">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
