import { Flag } from '../label/flag.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './stage-ramp.module.css'

type StageFlag = {
  stage: string
  text: string
  /** A word before the text, only read where there is no room. */
  word?: string
  /** Belongs to the earlier of two reports. */
  plain?: boolean
  /** Whether the flag is between the stage and the next. */
  isBetween?: boolean
}

type StageRampProps = {
  /** An example is only a picture; else it shows which stages are reached, and which are ahead. */
  isExample?: boolean
  label: string
  stages: readonly string[]
  /** The highest first if two are at one place. */
  flags: readonly StageFlag[]
  /** Whether its flag can be no higher. */
  isTop?: boolean
}

/** The stages as one climb. It shows their order, not a scale: no score is plotted on it. */
export function StageRamp({
  isExample = false,
  label,
  stages,
  flags,
  isTop = false,
}: StageRampProps) {
  const now = flags.find(({ plain }) => !plain)?.stage
  const reached = stages.findIndex((name) => name === now)
  return (
    <ol role="list" className={classesOf(styles.steps, isTop && styles.top)} aria-label={label}>
      {stages.map((name, index) => {
        const isReached = index === reached
        const isAhead = !isExample && index > reached
        return (
          <li
            key={name}
            className={classesOf(
              styles.step,
              isAhead ? styles.ahead : styles[toneOf(index, stages.length)],
              isReached && styles.reached,
            )}
            aria-current={isReached && !isExample ? 'step' : undefined}
          >
            <span className={styles.stand}>
              {flags
                .filter(({ stage }) => stage === name)
                .map(({ word, text, plain, isBetween }) => (
                  <span
                    key={`${word} ${text}`}
                    className={classesOf(styles.pole, (isBetween || isTop) && styles.between)}
                  >
                    <Flag plain={plain}>
                      {word && <span className={styles.word}>{`${word} `}</span>}
                      <span>{text}</span>
                    </Flag>
                  </span>
                ))}
              <span className={styles.block} />
            </span>
            <span className={`${styles.name} late`}>{name}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The drawing alone, in all its colors. */
export function RampShape({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={styles.steps}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classesOf(styles.step, styles[toneOf(index, count)])}>
          <span className={styles.stand}>
            <span className={styles.block} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** The five colors, spread over the steps. */
export function toneOf(index: number, count: number): string {
  return `tone${Math.round((index * 4) / (count - 1)) + 1}`
}
