import styles from './day-line.module.css'

const HEIGHT = 32

/** A column for each day. The table of the days says the same in figures. */
export function DayLine({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts)
  return (
    <svg
      aria-hidden="true"
      className={styles.line}
      viewBox={`0 0 ${Math.max(1, counts.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path
        className="drawn"
        d={counts.map((count, day) => column(day, (count / most) * HEIGHT)).join('')}
      />
      <path
        className={styles.base}
        vectorEffect="non-scaling-stroke"
        d={`M0 ${HEIGHT}H${counts.length}`}
      />
    </svg>
  )
}

function column(day: number, height: number): string {
  return height === 0 ? '' : `M${day + 0.15} ${HEIGHT}V${HEIGHT - height}h0.7V${HEIGHT}z`
}
