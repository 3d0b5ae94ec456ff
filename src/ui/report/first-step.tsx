import { Surface } from './report-section.tsx'
import styles from './first-step.module.css'

type FirstStepProps = {
  action: string
  /** Whom or what it needs, and by when. */
  facts: readonly string[]
  /** The content beside it. */
  standings: readonly { label: string; text: string }[]
}

/** What to do now, beside why. */
export function FirstStep({ action, facts, standings }: FirstStepProps) {
  return (
    <Surface title="First step" isTitledOnScreen>
      <div className={styles.sides}>
        <div className={styles.step}>
          <p className={styles.action}>{action}</p>
          <p className={`${styles.facts} cluster`}>
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
