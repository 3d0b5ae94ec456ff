import styles from './column-chart.module.css'

type ColumnChartProps = {
  /** In order; `earlier` of the day at the same place of the earlier period. */
  values: readonly { label: string; count: number; earlier?: number }[]
  countText: (count: number) => string
}

const HEIGHT = 100
/** Of the room of a column; the rest is the gap to the next. */
const WIDTH = 0.72

/** Columns in time. The table beside it says the same in words. */
export function ColumnChart({ values, countText }: ColumnChartProps) {
  const most = Math.max(1, ...values.flatMap(({ count, earlier = 0 }) => [count, earlier]))
  const side = (1 - WIDTH) / 2
  const [first, last] = [values[0], values.at(-1)]
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        <span>{countText(most)}</span>
        <span>0</span>
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${Math.max(1, values.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={`M0 0H${values.length}M0 50H${values.length}`} />
        {values.map(({ label, count, earlier }, place) => (
          <g key={label}>
            <rect
              className={styles.column}
              x={place + side}
              y={HEIGHT - (count / most) * HEIGHT}
              width={WIDTH}
              height={(count / most) * HEIGHT}
            />
            {earlier !== undefined && (
              <path
                className={styles.earlier}
                d={`M${place} ${HEIGHT - (earlier / most) * HEIGHT}h1`}
              />
            )}
          </g>
        ))}
        <path className={styles.base} d={`M0 ${HEIGHT}H${values.length}`} />
      </svg>
      <div className={styles.ends}>
        <span>{first?.label}</span>
        {last !== first && <span>{last?.label}</span>}
      </div>
    </div>
  )
}
