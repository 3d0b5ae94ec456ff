import type { ReactNode } from 'react'
import styles from './points.module.css'

export function Points({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="stack gap-4">
      {children}
    </ul>
  )
}

type PointProps = {
  question: number
  /** What belongs to it, below it. */
  detail?: ReactNode
  children: ReactNode
}

/** With the number of its question in a tile. */
export function Point({ question, detail, children }: PointProps) {
  return (
    <li className={styles.tiled}>
      <span className={styles.tile}>{`Q${question}`}</span> {children}
      {detail !== undefined && <div className="note">{detail}</div>}
    </li>
  )
}
