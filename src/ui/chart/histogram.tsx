import styles from './histogram.module.css'

type HistogramProps = {
  /** The same in words. */
  label: string
  /** Side by side from the least value to the greatest; `from` and `to` are shares of the width. */
  bars: readonly { from: number; to: number; share: number }[]
  /** Below the ends of the bars. */
  ends: readonly [least: string, greatest: string]
  /** A place among the bars. */
  mark: { at: number; text: string }
}

/** The area of a bar is its share, so a wider bar with the same share is lower. */
export function Histogram({ label, bars, ends, mark }: HistogramProps) {
  const heights = bars.map(({ from, to, share }) => share / (to - from))
  const most = Math.max(...heights)
  const [least, greatest] = ends
  return (
    <div role="img" aria-label={label} className={styles.histogram}>
      <svg aria-hidden="true" className={styles.line} width="100%">
        <text x={percent(mark.at)} y="1em" textAnchor={anchorOf(mark.at)}>
          {mark.text}
        </text>
      </svg>
      <svg aria-hidden="true" className={styles.bars} width="100%">
        {bars.map(({ from, to }, index) => {
          const height = (heights[index] ?? 0) / most
          const isMarked = from <= mark.at && (mark.at < to || to === 1)
          return (
            <rect
              key={from}
              className={isMarked ? styles.marked : undefined}
              x={percent(from)}
              width={percent(to - from)}
              y={percent(1 - height)}
              height={percent(height)}
            />
          )
        })}
      </svg>
      <div aria-hidden="true" className={styles.ends}>
        <span>{least}</span>
        <span>{greatest}</span>
      </div>
    </div>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}

/** Keeps the text within the bars at either end. */
function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.2) return 'start'
  return share > 0.8 ? 'end' : 'middle'
}
