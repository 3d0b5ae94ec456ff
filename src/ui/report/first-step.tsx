import { Surface } from './report-section.tsx'
import styles from './first-step.module.css'

type FirstStepProps = {
  why: string
  action: string
  /** What to decide, and by when. */
  facts: readonly string[]
  /** The content beside it. */
  standings: readonly { label: string; text: string }[]
}

/** Why, what to do first, and what that needs. */
export function FirstStep({ why, action, facts, standings }: FirstStepProps) {
  return (
    <Surface title="First step">
      <div className={styles.sides}>
        <div className={styles.step}>
          <p>{why}</p>
          <p className={styles.action}>{action}</p>
          <p className="cluster">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <dl className={styles.standings}>
          {standings.map(({ label, text }) => (
            <div key={label}>
              <dt>{`${label}: `}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Surface>
  )
}
