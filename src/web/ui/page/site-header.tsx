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

/** The mark: three climbing steps and a flag on the top one. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32">
        <path className={styles.steps} d="M2 30v-7h9v-6h9v-6h10v19z" />
        <path className={styles.pole} d="M23 12V1" />
        <path className={styles.flag} d="M23.5 1.5h7l-2 2.5 2 2.5h-7z" />
      </svg>
      {name}
    </span>
  )
}
