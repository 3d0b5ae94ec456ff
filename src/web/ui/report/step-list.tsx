import type { ReactNode } from 'react'
import { Unbroken } from '../page/unbroken.tsx'
import styles from './step-list.module.css'

export function StepList({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={styles.steps}>
      {children}
    </ol>
  )
}

type MoveStepProps = {
  when?: string
  question: string
  /** How the answer stands, before and after. */
  from: { label: string; option: string }
  result: { label: string; option: string }
  action: string
  check: string
}

export function MoveStep({ when, question, from, action, check, result }: MoveStepProps) {
  return (
    <li className={styles.step}>
      {when !== undefined && <p className={styles.when}>{when}</p>}
      <p className={styles.question}>
        <Unbroken text={question} />
      </p>
      <p className={styles.answer}>
        {from.label}: “{from.option}”
      </p>
      <p className={styles.action}>
        <Unbroken text={action} />
      </p>
      <p>Check: {check}</p>
      <p className={styles.answer}>
        {result.label}: “{result.option}”
      </p>
    </li>
  )
}
