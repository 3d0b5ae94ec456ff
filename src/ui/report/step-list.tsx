import type { ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import styles from './cards.module.css'

/** Steps side by side where there is room. */
export function StepList({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={`${styles.cards} ${styles.steps}`}>
      {children}
    </ol>
  )
}

type MoveStepProps = {
  when: string
  /** Whether to begin with this step. */
  isFirst?: boolean
  action: string
  /** One without a text is left out. */
  facts: readonly { label: string; text: string | undefined }[]
}

/** What to do and by when, what it needs, and how to know that it is done. */
export function MoveStep({ when, isFirst = false, action, facts }: MoveStepProps) {
  return (
    <li className={`${styles.step} stack gap-1`}>
      <span className={styles.when}>
        <span>{when}</span> {isFirst && <Tag accent>First step</Tag>}
      </span>
      <p className={styles.action}>{action}</p>
      <dl className={styles.facts}>
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

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{`${label}: `}</dt>
      <dd>{text}</dd>
    </div>
  )
}
