import type { ReactNode } from 'react'
import styles from './code-list.module.css'

export function CodeList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}
