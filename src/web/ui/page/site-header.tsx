import type { ReactNode } from 'react'
import styles from './site-header.module.css'

type SiteHeaderProps = { home: ReactNode; action: ReactNode }

export function SiteHeader({ home, action }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.home}>{home}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </header>
  )
}
