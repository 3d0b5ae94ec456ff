import type { ReactNode } from 'react'
import styles from './report-card.module.css'

type ReportCardProps = { title: string; figure: string; children: ReactNode }

/** One of two reports that are held side by side. */
export function ReportCard({ title, figure, children }: ReportCardProps) {
  return (
    <section className={styles.card}>
      <h2>
        <span className={styles.title}>{title} </span>
        <span className={styles.figure}>{figure}</span>
      </h2>
      {children}
    </section>
  )
}
