import type { ReactNode } from 'react'
import styles from './stage-ticks.module.css'

type StageTicksProps = {
  /** The last stage that is reached. */
  reached: string
  stages: readonly string[]
  /** What it is called. */
  children: ReactNode
}

/** In whole pixels, so that no edge is blurred. */
const RISE = 3
const WAY = 6

/** Rising ticks, solid up to the reached stage. A stage of earlier questions has none. */
export function StageTicks({ reached, stages, children }: StageTicksProps) {
  const place = stages.indexOf(reached)
  return (
    <span className={styles.stage}>
      {place >= 0 && (
        <svg
          aria-hidden="true"
          width={stages.length * WAY}
          height={stages.length * RISE}
          className={styles.ticks}
        >
          {stages.map((name, index) => (
            <rect
              key={name}
              className={index <= place ? 'drawn' : 'ground'}
              x={index * WAY}
              y={(stages.length - 1 - index) * RISE}
              width="5"
              height={(index + 1) * RISE}
            />
          ))}
        </svg>
      )}
      <span>{children}</span>
    </span>
  )
}
