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
    <div
      className={classesOf(styles.ramp, hasLongNames(stages) && styles.long, isTop && styles.top)}
    >
      <RampShape
        count={stages.length}
        reached={isExample ? stages.length : reached + 1}
        here={reached}
      />
      <ol role="list" className={styles.steps} aria-label={label}>
        {stages.map((name, index) => {
          const isReached = index === reached
          const isAhead = !isExample && index > reached
          return (
            <li
              key={name}
              className={classesOf(
                styles.step,
                !isAhead && styles[toneOf(index, stages.length)],
                isReached && styles.reached,
              )}
              aria-current={isReached && !isExample ? 'step' : undefined}
            >
              {flags
                .filter(({ stage }) => stage === name)
                .map(({ word, text, plain, isBetween }) => (
                  <span
                    key={`${word} ${text}`}
                    className={classesOf(styles.pole, isBetween && styles.between)}
                  >
                    <Flag plain={plain}>
                      <span className={styles.word}>{word} </span>
                      <span>{text}</span>
                    </Flag>
                  </span>
                ))}
              <span className={styles.name}>{name}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Whether names below the climb of a phone need two lines: at its ends, each has less room. */
function hasLongNames(stages: readonly string[]): boolean {
  return stages.some((name, index) => {
    const isAtEnd = index === 0 || index === stages.length - 1
    return name.length * stages.length > (isAtEnd ? 60 : 80)
  })
}

/** How far along a step its slope goes, of 100. */
const SLOPE = 17

type RampShapeProps = {
  count: number
  reached?: number
  /** The step with the flag, if there is one. */
  here?: number
}

/** The drawing: steps in their colors, those ahead in outline. */
export function RampShape({ count, reached = 0, here }: RampShapeProps) {
  const height = count + 1
  const tops = Array.from({ length: count }, (_, index) => topOf(index, height))
  return (
    <svg
      aria-hidden="true"
      className={styles.shape}
      width="100%"
      height={`${height}em`}
      viewBox={`0 0 ${count * 100} ${height}`}
      preserveAspectRatio="none"
    >
      {tops.slice(0, reached).map((top, index) => (
        <path
          key={index}
          className={classesOf(
            styles.block,
            styles[toneOf(index, count)],
            index === here && styles.here,
          )}
          d={`M${index * 100} ${height}${top}V${height}`}
        />
      ))}
      {reached < count && (
        <path
          className={styles.outline}
          vectorEffect="non-scaling-stroke"
          d={`M${reached * 100} ${height}${tops.slice(reached).join('')}V${height}`}
        />
      )}
    </svg>
  )
}

/** Up the slope of a step and along its top. */
function topOf(index: number, height: number): string {
  const [left, top] = [index * 100, height - index - 2]
  return `V${top + 1}L${left + SLOPE} ${top}H${left + 100}`
}

/** The five colors, spread over the steps. */
export function toneOf(index: number, count: number): string {
  return `tone${Math.round((index * 4) / (count - 1)) + 1}`
}
