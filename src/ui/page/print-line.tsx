import type { ReactNode } from 'react'
import styles from './print-line.module.css'

/** On paper alone, in the row of the logo. It stands first on its page. */
export function PrintLine({ children }: { children: ReactNode }) {
  return <p className={`${styles.line} paper-only`}>{children}</p>
}
