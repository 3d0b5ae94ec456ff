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
  /** How far through its stage it stands: 0 to 1, where it flies back over the lower ones. */
  part: number
}

type StageRampProps = {
  label: string
  stages: readonly string[]
  /** The highest first if two are at one place. */
  flags: readonly StageFlag[]
}

/** The stages as one climb. All steps are equally wide; within its step, a flag stands where its score is. */
export function StageRamp({ label, stages, flags }: StageRampProps) {
  const now = flags.find(({ plain }) => !plain)?.stage
  const reached = stages.findIndex((name) => name === now)
  return (
    <div className={styles.ramp}>
      <ol role="list" className={`${styles.steps} ${styles.result}`} aria-label={label}>
        {stages.map((name, index) => {
          const isReached = index === reached
          const isAhead = index > reached
          return (
            <li
              key={name}
              className={classesOf(
                styles.step,
                isAhead ? styles.ahead : styles[toneOf(index, stages.length)],
                isReached && styles.reached,
              )}
              aria-current={isReached ? 'step' : undefined}
            >
              <span className={styles.stand}>
                {flags
                  .filter(({ stage }) => stage === name)
                  .map(({ word, text, plain, part }) => (
                    <span key={`${word} ${text}`} className={styles.place}>
                      <svg aria-hidden="true" width={`${part * 100}%`} height="0" />
                      <span
                        className={classesOf(
                          `${styles.pole} carried`,
                          (part === 1 || index === stages.length - 1) && styles.back,
                        )}
                      >
                        <Flag plain={plain}>
                          <span>
                            {word && <span className={styles.word}>{`${word} `}</span>}
                            <span>{text}</span>
                          </span>
                        </Flag>
                      </span>
                    </span>
                  ))}
                <span className={styles.block} />
              </span>
              <span className={classesOf(styles.name, isReached && 'late')}>{name}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type RampShapeProps = { count: number; isEmpty?: boolean }

/** The drawing alone, in all its colors, or as what a result will fill. */
export function RampShape({ count, isEmpty = false }: RampShapeProps) {
  return (
    <div aria-hidden="true" className={styles.ramp}>
      <div className={classesOf(styles.steps, isEmpty && styles.result)}>
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={classesOf(
              styles.step,
              isEmpty ? styles.ahead : styles[toneOf(index, count)],
            )}
          >
            <span className={styles.stand}>
              <span className={styles.block} />
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The five colors, spread over the steps. */
function toneOf(index: number, count: number): string {
  return `tone${Math.round((index * 4) / (count - 1)) + 1}`
}
