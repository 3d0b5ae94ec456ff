import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import { toneOf } from './stage-ramp.tsx'
import ramp from './stage-ramp.module.css'
import styles from './stage-ticks.module.css'

type StageTicksProps = {
  /** The last stage that is reached. */
  reached: string
  stages: readonly string[]
  /** What it is called. */
  children: ReactNode
}

const STEP = 2.5

/** Rising ticks in the colors of the stages, filled up to the reached one. A stage of earlier questions has none. */
export function StageTicks({ reached, stages, children }: StageTicksProps) {
  const place = stages.indexOf(reached)
  return (
    <span className={styles.stage}>
      {place >= 0 && (
        <svg
          aria-hidden="true"
          width={stages.length * 6}
          height={stages.length * STEP + 1.5}
          className={styles.ticks}
        >
          {stages.map((name, index) => (
            <rect
              key={name}
              className={classesOf(
                index <= place && styles.reached,
                index <= place && ramp[toneOf(index, stages.length)],
              )}
              x={index * 6 + 0.5}
              y={(stages.length - 1 - index) * STEP + 0.5}
              width="5"
              height={3 + index * STEP}
            />
          ))}
        </svg>
      )}
      <span>{children}</span>
    </span>
  )
}
