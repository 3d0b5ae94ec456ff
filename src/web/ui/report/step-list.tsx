import type { ReactNode } from 'react'
import { Flag } from '../label/flag.tsx'
import { Unbroken } from '../page/unbroken.tsx'
import styles from './cards.module.css'

type StepListProps = {
  /** Whether each takes a row of its own where there is room; else three stand side by side. */
  inRows?: boolean
  children: ReactNode
}

export function StepList({ inRows = false, children }: StepListProps) {
  return (
    <ol role="list" className={inRows ? styles.rows : styles.cards}>
      {children}
    </ol>
  )
}

type MoveStepProps = {
  when?: string
  /** The step to begin with carries the flag. */
  flag?: string
  topic: string
  /** The answer afterwards. */
  result: { label: string; option: string }
  action: string
  /** Whom or what it takes. */
  needs: string
  check: string
}

export function MoveStep(props: MoveStepProps) {
  const { when, flag, topic, action, needs, check, result } = props
  return (
    <li className={styles.card}>
      {(when ?? flag) && (
        <p className={styles.when}>
          {when}
          {flag && <Flag>{flag}</Flag>}
        </p>
      )}
      <p className={styles.topic}>
        <Unbroken text={topic} />
      </p>
      <p className={styles.action}>
        <Unbroken text={action} />
      </p>
      <dl className={styles.facts}>
        <Fact label="Needs" text={needs} />
        <Fact label="Check" text={check} />
        <Fact label={result.label} text={`“${result.option}”`} />
      </dl>
    </li>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}: </dt>
      <dd>
        <Unbroken text={text} />
      </dd>
    </div>
  )
}
