import type { ReactNode } from 'react'
import { Flag } from '../label/flag.tsx'
import styles from './cards.module.css'

/** Steps side by side where there is room. */
export function StepList({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={styles.cards}>
      {children}
    </ol>
  )
}

type MoveStepProps = {
  /** From 1. */
  number: number
  when: string
  action: string
  /** One without a text is left out. */
  facts: readonly { label: string; text: ReactNode }[]
}

/** What to do and by when, what it needs, and how to know that it is done. */
export function MoveStep({ number, when, action, facts }: MoveStepProps) {
  return (
    <li className={styles.card}>
      <h3 className={styles.position}>
        <span className="unseen">Step </span>
        <Flag>{`${number}`}</Flag> <span>{when}</span>
      </h3>
      <p className={styles.action}>{action}</p>
      <dl className="stack gap-1 named">
        {facts.map(
          ({ label, text }) => text !== undefined && <Fact key={label} label={label} text={text} />,
        )}
        {/* On paper a name can be written. */}
        <div className="paper-only">
          <Fact label="Owner" text="________________" />
        </div>
      </dl>
    </li>
  )
}

function Fact({ label, text }: { label: string; text: ReactNode }) {
  return (
    <div>
      <dt>{`${label}: `}</dt>
      <dd>{text}</dd>
    </div>
  )
}
