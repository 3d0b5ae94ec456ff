import { Flag } from '../page/flag.tsx'
import styles from './stage-ramp.module.css'

type StageRampProps = {
  label: string
  stages: readonly { name: string; range?: string }[]
  /** Name of the stage that carries the flag. */
  flagged: string
  flag: string
  /** Whether the flag marks the reader's own stage. */
  current?: boolean
}

/** The five stages as one climb. It shows their order, not a scale: no score is plotted on it. */
export function StageRamp({ label, stages, flagged, flag, current = false }: StageRampProps) {
  return (
    <ol className={styles.ramp} aria-label={label} data-reader={current || undefined}>
      {stages.map(({ name, range }) => (
        <li
          key={name}
          className={styles.step}
          aria-current={current && name === flagged ? 'step' : undefined}
        >
          <span className={styles.label}>
            {name === flagged && (
              <span className={styles.flag} aria-hidden={!current || undefined}>
                <Flag>{flag}</Flag>
              </span>
            )}
            <span className={styles.name}>{name}</span>
            {range && <span className={styles.range}>{range}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
