import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values, one line each. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={`${styles.rows} ruled`}>
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
  return (
    <ul role="list" className={`${styles.rows} ruled`}>
      {children}
    </ul>
  )
}

/** `note`: what belongs to it, below it. */
export function Line({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <li>
      {children}
      <span className="note">{note}</span>
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
