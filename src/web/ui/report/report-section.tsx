import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './report-section.module.css'

type ReportSectionProps = { title: string; children: ReactNode }

export function ReportSection({ title, children }: ReportSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Two sections side by side where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

type ReportListProps = { mark: 'check' | 'arrow' | 'dot'; children: ReactNode }

export function ReportList({ mark, children }: ReportListProps) {
  return (
    <ul role="list" className={[styles.list, styles[mark]].join(' ')}>
      {children}
    </ul>
  )
}

/** What a line rests on: the reader's own words. */
export function Because({ children }: { children: ReactNode }) {
  return <span className={styles.because}>{children}</span>
}

type DisclosureProps = { summary: string; children: ReactNode }

export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.opened}>{children}</div>
    </details>
  )
}
