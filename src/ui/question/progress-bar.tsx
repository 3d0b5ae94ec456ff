import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** The spoken value, because one browser reads the share with all its decimals. */
  text: string
  /** After how many of `max` a group ends. */
  groupEnds: readonly number[]
}

/** Cut where a step ends, and wider where a group does. */
export function ProgressBar({ label, value, max, text, groupEnds }: ProgressBarProps) {
  return (
    <div className={styles.bar}>
      <progress aria-label={label} aria-valuetext={text} value={value} max={max} />
      <svg aria-hidden="true" className={styles.cuts} width="100%" height="100%">
        {Array.from({ length: max - 1 }, (_, place) => (
          <rect
            key={place}
            x={`${((place + 1) / max) * 100}%`}
            width={groupEnds.includes(place + 1) ? 6 : 2}
            height="100%"
          />
        ))}
      </svg>
    </div>
  )
}
