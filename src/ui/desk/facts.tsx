import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values, one line each. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Short lines under each other. */
export function Lines({ children }: { children: ReactNode }) {
  return <ul role="list">{children}</ul>
}

/** The item at the left, its details at the right. */
export function Line({ end, children }: { end?: ReactNode; children: ReactNode }) {
  return (
    <li className={`${styles.line} ends`}>
      <span className={styles.start}>{children}</span>
      {end !== undefined && <span>{end}</span>}
    </li>
  )
}

/** Text with its line breaks as typed. */
export function Typed({ children }: { children: string }) {
  return (
    <blockquote dir="auto" className={styles.typed}>
      {children}
    </blockquote>
  )
}
