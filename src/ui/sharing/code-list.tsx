import type { ReactNode } from 'react'
import styles from './code-list.module.css'

/** Each item: a link to the report, and what is known of it. */
export function CodeList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}
