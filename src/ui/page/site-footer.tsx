import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

type SiteFooterProps = { company: string; year: number | undefined; children: ReactNode }

/** Below every page: the provider and how to contact them. */
export function SiteFooter({ company, year, children }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.company}>{company}</p>
        <ul role="list" className={styles.links}>
          {children}
        </ul>
        {year !== undefined && <p className={styles.year}>{year}</p>}
      </div>
    </footer>
  )
}
