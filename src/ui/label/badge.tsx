import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** The group of the page or question, above its title. */
export function Badge({ children }: { children: ReactNode }) {
  return <p className={styles.badge}>{children}</p>
}
