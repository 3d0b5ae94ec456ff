import styles from './answer-profile.module.css'

type AnswerProfileProps = {
  /** 1 to `top`, in order. */
  values: readonly number[]
  top: number
  /** Equal bands of the values, named underneath. */
  bands: readonly string[]
}

/** The answers as one climbing and falling line. The table beside it says the same in words. */
export function AnswerProfile({ values, top, bands }: AnswerProfileProps) {
  const line = values.map(
    (value, index) => `${index === 0 ? 'M' : 'L'}${index} ${top - value}H${index + 1}`,
  )
  const levels = Array.from({ length: top }, (_, index) => top - index)
  return (
    <div className={styles.profile} aria-hidden="true">
      <div className={styles.levels}>
        {levels.map((level) => (
          <span key={level}>{level}</span>
        ))}
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 -0.1 ${values.length} ${top - 0.4}`}
        preserveAspectRatio="none"
      >
        {levels.map((level) => (
          <path key={level} className={styles.grid} d={`M0 ${top - level}H${values.length}`} />
        ))}
        <path className={styles.area} d={`${line.join('')}V${top}H0Z`} />
        {bands.slice(1).map((band, index) => (
          <path
            key={band}
            className={styles.divider}
            d={`M${((index + 1) * values.length) / bands.length} 0V${top}`}
          />
        ))}
        <path className={styles.line} d={line.join('')} />
      </svg>
      <div className={styles.bands}>
        {bands.map((band) => (
          <span key={band}>{band}</span>
        ))}
      </div>
    </div>
  )
}
