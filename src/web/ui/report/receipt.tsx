import styles from './receipt.module.css'

type ReceiptProps = {
  lines: readonly { label: string; text: string; points: number }[]
  sum: string
}

/** What a score is made of, line by line, as a bill has it. */
export function Receipt({ lines, sum }: ReceiptProps) {
  return (
    <dl className={styles.receipt}>
      {lines.map(({ label, text, points }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          <dd className={styles.points}>{points}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>Score</dt>
        <dd>{sum}</dd>
      </div>
    </dl>
  )
}

type RulerProps = {
  /** Fractions of the whole ruler, 0 to 1. */
  ranges: readonly { name: string; text: string; from: number; to: number }[]
  mark: number
}

/** Ranges to scale with the gaps between them, and where the score lies. */
export function Ruler({ ranges, mark }: RulerProps) {
  return (
    <div className={styles.ruler}>
      <svg aria-hidden="true" width="100%" height="34">
        {ranges.map(({ name, from, to }) => (
          <rect
            key={name}
            className={styles.range}
            x={`${from * 100}%`}
            width={`${(to - from) * 100}%`}
            y="14"
            height="14"
          />
        ))}
        <line className={styles.mark} x1={`${mark * 100}%`} x2={`${mark * 100}%`} y1="0" y2="34" />
      </svg>
      <ul role="list" className={styles.ranges}>
        {ranges.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
