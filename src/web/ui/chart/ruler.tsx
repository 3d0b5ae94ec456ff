import styles from './ruler.module.css'

type RulerProps = {
  /** The same in words. */
  label: string
  /** Fractions of the whole ruler, 0 to 1. */
  ranges: readonly { name: string; text: string; from: number; to: number }[]
  mark: { at: number; name: string; text: string }
}

/**
 * Ranges to scale, a row for each, so that the gaps between them show and names have room at any
 * size of letters. One line marks the exact score in all of them. Firefox tells what is inside a picture,
 * too, unless it is hidden.
 */
export function Ruler({ label, ranges, mark }: RulerProps) {
  const at = percent(mark.at)
  return (
    <div role="img" aria-label={label} className={styles.ruler}>
      <div aria-hidden="true" className={styles.row}>
        <span>
          <b>{mark.name}</b> {mark.text}
        </span>
        <svg className={styles.track}>
          <circle className={styles.mark} cx={at} cy="50%" r="5" />
        </svg>
      </div>
      {ranges.map(({ name, text, from, to }) => (
        <div
          key={name}
          aria-hidden="true"
          className={[styles.row, styles[wayTo(from, to, mark.at)]].join(' ')}
        >
          <span>
            <b>{name}</b> {text}
          </span>
          <svg className={styles.track}>
            <rect
              className={styles.range}
              x={percent(from)}
              width={percent(to - from)}
              y="20%"
              height="60%"
            />
            <line className={styles.mark} x1={at} x2={at} y1="0" y2="100%" />
          </svg>
        </div>
      ))}
    </div>
  )
}

/** As on the ladder. A score between two ranges has reached none. */
function wayTo(from: number, to: number, at: number): 'passed' | 'reached' | 'ahead' {
  if (to < at) return 'passed'
  return from <= at ? 'reached' : 'ahead'
}

function percent(share: number): string {
  return `${share * 100}%`
}
