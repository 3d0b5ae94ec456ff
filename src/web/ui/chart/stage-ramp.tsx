import { Flag } from '../page/flag.tsx'
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
    <ol
      role="list"
      className={[styles.ramp, current && styles.own].filter(Boolean).join(' ')}
      aria-label={label}
    >
      {stages.map((name, index) => (
        <li
          key={name}
          className={[styles.step, current && styles[wayTo(index, reached)]]
            .filter(Boolean)
            .join(' ')}
          aria-current={current && index === reached ? 'step' : undefined}
        >
          <span className={styles.label}>
            {index === reached && (
              <span className={styles.flag} aria-hidden={!current || undefined}>
                <Flag>{flag}</Flag>
              </span>
            )}
            <span className={styles.name}>{name}</span>
          </span>
          <Block level={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function wayTo(index: number, reached: number): 'passed' | 'reached' | 'ahead' {
  if (index === reached) return 'reached'
  return index < reached ? 'passed' : 'ahead'
}

/** One step of the climb: every one but the first begins with a slope. */
export function Block({ level }: { level: number }) {
  const top = level === 1 ? 'M0 0' : 'M0 1L17 0'
  return (
    <svg
      aria-hidden="true"
      className={styles.block}
      viewBox={`0 0 100 ${level}`}
      preserveAspectRatio="none"
    >
      <path d={`${top}H100V${level}H0`} />
    </svg>
  )
}
