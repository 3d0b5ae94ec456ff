import { classesOf } from '../page/classes-of.ts'
import styles from './scale.module.css'

type ScaleProps = {
  /** What stands at both ends. */
  ends: readonly [number, number]
  height: number
  /** Places on the scale, 0 to 1. */
  ticks?: readonly number[]
  /** `spread`: from the lowest score to the highest; `up`, `down`: from one report's score to the next. */
  range: { from: number; to: number; tone: 'spread' | 'up' | 'down' }
  points: readonly { at: number; radius: number; isOpen?: boolean }[]
  className?: string | undefined
}

const TONES = { spread: 'spread', up: 'drawn', down: 'fallen' }

/** A track with a range and points on it. The words beside it say the same. */
export function Scale({ ends, height, ticks = [], range, points, className }: ScaleProps) {
  const middle = height / 2
  const from = Math.min(range.from, range.to)
  const length = Math.max(Math.abs(range.to - range.from), 0.01)
  return (
    <span aria-hidden="true" className={classesOf(styles.scale, className)}>
      {ends[0]}
      <svg className={styles.line} width="100%" height={height}>
        <rect className="track" y={middle - 2} width="100%" height="4" />
        {ticks.map((at) => (
          <line
            key={at}
            className={styles.tick}
            x1={percent(at)}
            x2={percent(at)}
            y1={middle - 5}
            y2={middle + 5}
          />
        ))}
        <rect
          className={TONES[range.tone]}
          x={percent(from)}
          y={middle - 2}
          width={percent(length)}
          height="4"
        />
        {points.map(({ at, radius, isOpen }) => (
          <circle
            key={radius}
            className={isOpen ? styles.open : 'drawn'}
            cx={percent(at)}
            cy={middle}
            r={radius}
          />
        ))}
      </svg>
      {ends[1]}
    </span>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}
