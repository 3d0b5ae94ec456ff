import type { ReactNode } from 'react'
import styles from './brief.module.css'

export function Brief({ children }: { children: ReactNode }) {
  return <div className={styles.brief}>{children}</div>
}

export function BriefGroup({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>
}

type LineProps = {
  look: 'plain' | 'topic' | 'detail'
  /** What the line is about. */
  name: ReactNode
  children: ReactNode
}

export function Line({ look, name, children }: LineProps) {
  if (name === undefined) return <p className={styles[look]}>{children}</p>
  return (
    <p className={styles.named}>
      <span className="muted">{name}</span>
      <span>{children}</span>
    </p>
  )
}
