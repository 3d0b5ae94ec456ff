import type { ReactNode } from 'react'
import styles from './site-header.module.css'

/** `title`: of the product, where there is room for it. */
type SiteHeaderProps = { home: ReactNode; title: string; action: ReactNode }

export function SiteHeader({ home, title, action }: SiteHeaderProps) {
  return (
    <header>
      <div className={styles.inner}>
        <div className={`${styles.home} taps`}>{home}</div>
        <p className={styles.title}>{title}</p>
        <div className={`${styles.action} screen-only`}>{action}</div>
      </div>
    </header>
  )
}
