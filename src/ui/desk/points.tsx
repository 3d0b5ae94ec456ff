import type { ReactNode } from 'react'
import styles from './points.module.css'

export function Points({ isNumbered, children }: { isNumbered?: boolean; children: ReactNode }) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List role="list" className={isNumbered ? styles.numbered : styles.points}>
      {children}
    </List>
  )
}

/** `detail`: what belongs to it, below it. */
export function Point({ detail, children }: { detail?: ReactNode; children: ReactNode }) {
  return (
    <li>
      {children}
      {detail !== undefined && <div className="note">{detail}</div>}
    </li>
  )
}
