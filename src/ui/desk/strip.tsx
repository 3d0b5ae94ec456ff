import { classesOf } from '../page/classes-of.ts'
import styles from './strip.module.css'

type StripStep = {
  key: string
  name: string
  count: number
  countText: string
  /** What is missing from the step before, if that is to be seen. */
  fall: { count: number; text: string } | undefined
}

type StripProps = {
  label: string
  /** In their order; the same numbers stand in a table. */
  steps: readonly StripStep[]
}

/** A column for each step. */
export function Strip({ label, steps }: StripProps) {
  const most = Math.max(1, ...steps.map(({ count, fall }) => count + (fall?.count ?? 0)))
  return (
    <div role="img" aria-label={label} className={styles.strip}>
      {steps.map(({ key, name, count, countText, fall }) => (
        <div key={key}>
          {fall && <strong className={styles.fall}>{fall.text}</strong>}
          <span className={classesOf(fall && 'strong')}>{countText}</span>
          <svg width="100%" height="96">
            {fall && (
              <rect
                className={styles.fall}
                width="100%"
                height={`${(fall.count / most) * 100}%`}
                y={`${100 - ((count + fall.count) / most) * 100}%`}
              />
            )}
            <rect
              className="drawn"
              // In the dark so many full columns would dazzle.
              fillOpacity="0.65"
              width="100%"
              height="100%"
              y={`${100 - (count / most) * 100}%`}
            />
          </svg>
          <span className="muted">{name}</span>
        </div>
      ))}
    </div>
  )
}
