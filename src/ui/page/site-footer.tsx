import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

type SiteFooterProps = { company: string; children: ReactNode }

/** Below every page: the provider, and how to contact them. */
export function SiteFooter({ company, children }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className="strong">{company}</p>
        <ul role="list">{children}</ul>
      </div>
    </footer>
  )
}
