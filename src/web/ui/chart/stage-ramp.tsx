import type { ReactNode } from 'react'
import { Flag } from '../label/flag.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './stage-ramp.module.css'

type StageRampProps = {
  label: string
  stages: readonly string[]
  /** The stage that carries the flag. */
  flagged: string
  flag: string
  /** Whether the flag marks the reader's own stage: the climb then shows what is behind and ahead. */
  current?: boolean
}

/** The five stages as one climb. It shows their order, not a scale: no score is plotted on it. */
export function StageRamp({ label, stages, flagged, flag, current = false }: StageRampProps) {
  const reached = stages.indexOf(flagged)
  return (
    <ol role="list" className={classesOf(styles.ramp, current && styles.own)} aria-label={label}>
      {stages.map((name, index) => (
        <RampStep
          key={name}
          name={name}
          level={index + 1}
          way={current ? wayTo(index, reached) : undefined}
          flag={index === reached && <Flag>{flag}</Flag>}
          isCurrent={current && index === reached}
        />
      ))}
    </ol>
  )
}

/** What is behind, where somebody stands, what is ahead. */
export function wayTo(index: number, reached: number): RampStepProps['way'] {
  if (index === reached) return 'reached'
  return index < reached ? 'passed' : 'ahead'
}

type RampStepProps = {
  name: string
  /** From 1, the lowest. */
  level: number
  /** Absent in a climb that is an example: its flag is a picture then. */
  way: 'passed' | 'reached' | 'ahead' | undefined
  /** One flag or several: they hang on one pole. */
  flag: ReactNode
  isCurrent?: boolean
}

/** One step of the climb: its flag, its name and its block. */
export function RampStep({ name, level, way, flag, isCurrent }: RampStepProps) {
  return (
    <li
      className={classesOf(styles.step, way && styles[way])}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={classesOf(styles.label, Boolean(flag) && styles.flagged)}>
        {flag && (
          <span className={styles.flag} aria-hidden={!way || undefined}>
            {flag}
          </span>
        )}
        <span className={styles.name}>{name}</span>
      </span>
      <Block level={level} />
    </li>
  )
}

/** The first begins with an edge, every other one with a slope. */
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
