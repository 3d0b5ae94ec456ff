import type { ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import { Disclosure } from './disclosure.tsx'
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
  when?: string
  /** Whether to begin with this step. */
  isFirst?: boolean
  action: string
  /** The people or things it needs. */
  needs: string
  check: string
  /** The answer afterwards. */
  result: { label: string; option: string }
  /** On paper, where a name can be written. */
  due?: string | undefined
}

/** What to do and by when. Opens to show what it needs, and how to know that it is done. */
export function MoveStep(props: MoveStepProps) {
  const { when, isFirst = false, action, needs, check, result, due } = props
  return (
    <li className={styles.step}>
      <Disclosure
        look="card"
        open={!when}
        summary={
          <span className="stack gap-1">
            {when && (
              <span className={styles.when}>
                <span>{when}</span> {isFirst && <Tag accent>First step</Tag>}
              </span>
            )}
            <span className={styles.action}>{action}</span>
          </span>
        }
      >
        <dl className={styles.facts}>
          <Fact label="Needs" text={needs} />
          <Fact label="Check" text={check} />
          <Fact label={result.label} text={`“${result.option}”`} />
          {due && (
            <div className="paper-only">
              <Fact label="Owner" text="________________" />
              <Fact label="Due" text={due} />
            </div>
          )}
        </dl>
      </Disclosure>
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
