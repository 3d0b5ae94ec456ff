import { Flag } from '../label/flag.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './stage-ramp.module.css'

type StageFlag = {
  stage: string
  text: string
  /** Belongs to the earlier of two reports. */
  plain?: boolean
}

type StageRampProps = {
  /** For an example it is just a picture. For one or two reports it shows which stages are passed and ahead. */
  of: 'example' | 'one' | 'two'
  label: string
  stages: readonly string[]
  /** The highest first if two share a pole. */
  flags: readonly StageFlag[]
}

type StepState = 'passed' | 'reached' | 'ahead'

/** The five stages as one climb. It shows their order, not a scale: no score is plotted on it. */
export function StageRamp({ of, label, stages, flags }: StageRampProps) {
  const now = flags.find(({ plain }) => !plain)?.stage
  const reached = stages.findIndex((name) => name === now)
  return (
    <ol
      role="list"
      className={classesOf(styles.ramp, of !== 'example' && styles.own)}
      aria-label={label}
    >
      {stages.map((name, index) => {
        const here = flags.filter(({ stage }) => stage === name)
        return (
          <RampStep
            key={name}
            name={name}
            level={index + 1}
            state={of === 'example' ? undefined : stateOf(index)}
            flags={here}
            isCurrent={of !== 'example' && index === reached}
          />
        )
      })}
    </ol>
  )

  function stateOf(index: number): StepState {
    if (index === reached) return 'reached'
    return index < reached ? 'passed' : 'ahead'
  }
}

type RampStepProps = {
  name: string
  /** From 1, the lowest. */
  level: number
  state: StepState | undefined
  flags: readonly StageFlag[]
  isCurrent: boolean
}

/** One step of the climb: its flags on one pole, its name and its block. */
function RampStep({ name, level, state, flags, isCurrent }: RampStepProps) {
  const isFlagged = flags.length > 0
  return (
    <li
      className={classesOf(styles.step, state && styles[state])}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={classesOf(styles.label, isFlagged && styles.flagged)}>
        {isFlagged && (
          <span className={styles.flag} aria-hidden={!state || undefined}>
            {flags.map(({ text, plain }) => (
              <Flag key={text} plain={plain}>
                {text}
              </Flag>
            ))}
          </span>
        )}
        <span className={styles.name}>{name}</span>
      </span>
      <Block level={level} />
    </li>
  )
}

/** The first begins with an edge, all others with a slope. */
function Block({ level }: { level: number }) {
  const top = level === 1 ? 'M0 1V0' : 'M0 1L17 0'
  return (
    <svg
      aria-hidden="true"
      className={styles.block}
      viewBox={`0 0 100 ${level}`}
      preserveAspectRatio="none"
    >
      <path vectorEffect="non-scaling-stroke" d={`${top}H100V${level}H0`} />
    </svg>
  )
}
