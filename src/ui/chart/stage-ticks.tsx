import styles from './stage-ticks.module.css'

type StageTicksProps = { stage: string; stages: readonly string[] }

const STEP = 2.5

/** Rising ticks, filled up to the stage, with its name. A stage of earlier questions has none. */
export function StageTicks({ stage, stages }: StageTicksProps) {
  const reached = stages.indexOf(stage)
  return (
    <span className={styles.stage}>
      {reached >= 0 && (
        <svg
          aria-hidden="true"
          width={stages.length * 7 - 1}
          height={stages.length * STEP + 1.5}
          className="wide-only"
        >
          {stages.map((name, index) => (
            <rect
              key={name}
              className={index <= reached ? styles.reached : styles.ahead}
              x={index * 7 + 0.5}
              y={(stages.length - 1 - index) * STEP + 0.5}
              width="4"
              height={3 + index * STEP}
            />
          ))}
        </svg>
      )}
      <span>{stage}</span>
    </span>
  )
}
