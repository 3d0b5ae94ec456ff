import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** An empty state: why, and where to go. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="strong">{title}</p>
      {children}
    </div>
  )
}
