import type { ReactNode } from 'react'
import styles from './report-links.module.css'

/** The reports behind a page, side by side even on a phone. */
export function ReportLinks({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.links}>
      {children}
    </ul>
  )
}

type ReportLinkProps = {
  /** What distinguishes it from the others. */
  label: string
  figure: string
  /** A link to it. */
  children: ReactNode
}

export function ReportLink({ label, figure, children }: ReportLinkProps) {
  return (
    <li className={`${styles.report} stack gap-1`}>
      <span className="muted tiny">{label}</span> <span className="strong">{figure}</span>
      <span className="taps small screen-only">{children}</span>
    </li>
  )
}
