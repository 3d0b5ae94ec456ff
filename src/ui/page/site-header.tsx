import type { ReactNode } from 'react'
import styles from './site-header.module.css'

/** `title`: of the product, where there is room for it and the page does not begin with it. */
type SiteHeaderProps = { home: ReactNode; title: string | false; action: ReactNode }

export function SiteHeader({ home, title, action }: SiteHeaderProps) {
  return (
    <header>
      <div className={styles.inner}>
        <div className="taps">{home}</div>
        {title && <p className="muted small">{title}</p>}
        <div className="screen-only">{action}</div>
      </div>
    </header>
  )
}
