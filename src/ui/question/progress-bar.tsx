import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** What the question is described by. */
  positionId: string
  position: string
  section: string
  value: number
  max: number
  /** Also spoken, because one browser reads the share with all its decimals. */
  percent: string
  /** After how many of `max` a group ends. */
  groupEnds: readonly number[]
}

/** Where a visitor is, in words and as a bar: cut where a step ends, and wider where a group does. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, positionId, position, section, value, max, percent, groupEnds } = props
  return (
    <>
      <p className={styles.position}>
        <span id={positionId}>{position}</span>
        <span className={styles.section}>{section}</span>
        <span>{percent}</span>
      </p>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemax={max}
        aria-valuetext={percent}
        className={styles.bar}
        width="100%"
        height="8"
      >
        <rect className="ground" width="100%" height="8" />
        <rect className="drawn" width={`${(value / max) * 100}%`} height="8" />
        {Array.from({ length: max - 1 }, (_, place) => (
          <rect
            key={place}
            className={styles.cut}
            x={`${((place + 1) / max) * 100}%`}
            width={groupEnds.includes(place + 1) ? 6 : 2}
            height="8"
          />
        ))}
      </svg>
    </>
  )
}
