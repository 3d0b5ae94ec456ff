import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** What the page or question is part of, above its title. */
export function Badge({ children }: { children: ReactNode }) {
  return <p className={styles.badge}>{children}</p>
}
