import type { ReactNode } from 'react'
import styles from './report-head.module.css'

type ReportHeadProps = {
  badge: string
  title: string
  subtitle: string
  score: string
  outOf: string
  stage: string
  notes: readonly string[]
  /** Who and when; on paper alone. */
  printLine: string
  ladder: ReactNode
}

export function ReportHead(props: ReportHeadProps) {
  const { badge, title, subtitle, score, outOf, stage, notes, printLine, ladder } = props
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.badge}>{badge}</p>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <div className={styles.figure}>
          <p className={styles.scoreLabel}>Overall score</p>
          <p className={styles.score}>
            {score}
            <span className={styles.outOf}>{outOf}</span>
          </p>
          <p className={styles.stage}>{stage}</p>
        </div>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <p className={styles.print}>{printLine}</p>
      <div className={styles.ladder}>{ladder}</div>
    </div>
  )
}
