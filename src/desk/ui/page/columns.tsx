import type { ReactNode } from 'react'
import styles from './columns.module.css'

type ColumnsProps = {
  main: ReactNode
  side: ReactNode
}

/** 8 columns and 4 from a wide screen on, one column below it. */
export function Columns({ main, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className="stack gap-4">{main}</div>
      <div className="stack gap-4">{side}</div>
    </div>
  )
}

/** Names and values, one line each. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short lines under each other: what it is at the left, what belongs to it at the right. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.lines}>
      {children}
    </ul>
  )
}

export function Line({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li className={`${styles.line} ends`}>
      <span className={styles.start}>{children}</span>
      {end !== undefined && <span>{end}</span>}
    </li>
  )
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack gap-4">{children}</div>
}

/** Two beside each other where there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>
}
