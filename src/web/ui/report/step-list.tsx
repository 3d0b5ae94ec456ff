import type { ReactNode } from 'react'
import styles from './step-list.module.css'

export function StepList({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={styles.steps}>
      {children}
    </ol>
  )
}

type AnswerStepProps = {
  question: string
  from: string
  /** One or more options up, in order. */
  to: readonly string[]
}

export function AnswerStep({ question, from, to }: AnswerStepProps) {
  return (
    <li className={styles.step}>
      <p className={styles.question}>{question}</p>
      <p>
        <span className={styles.from}>From: {from}</span>
        {to.map((text, index) => (
          <span key={text} className={styles.to}>
            {index === 0 ? 'To: ' : 'Then: '}
            {text}
          </span>
        ))}
      </p>
    </li>
  )
}

type ActionStepProps = { when: string; children: ReactNode }

export function ActionStep({ when, children }: ActionStepProps) {
  return (
    <li className={styles.step}>
      <p className={styles.when}>{when}</p>
      <p>{children}</p>
    </li>
  )
}
