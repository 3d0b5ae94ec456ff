import type { ReactNode } from 'react'
import styles from './site-header.module.css'

/** `title`: of the product, where there is room for it and the page does not begin with it. */
type SiteHeaderProps = { home: ReactNode; title: string | false; action: ReactNode }

export function SiteHeader({ home, title, action }: SiteHeaderProps) {
  return (
    <header>
      <div className={styles.inner}>
        <div className={`${styles.home} taps`}>{home}</div>
        {title && <p className={styles.title}>{title}</p>}
        <div className={`${styles.action} screen-only`}>{action}</div>
      </div>
    </header>
  )
}
