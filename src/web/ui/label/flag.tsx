import type { ReactNode } from 'react'
import styles from './flag.module.css'

/** The one accent: a trail flag. Always outlined, for its yellow alone is too light to see. */
export function Flag({ children }: { children: ReactNode }) {
  return <span className={styles.flag}>{children}</span>
}
