import type { ReactNode } from 'react'
import styles from './sample-report.module.css'

type SampleReportProps = {
  title: string
  score: string
  outOf: string
  stage: string
  step: ReactNode
  /** The tracks of its sections. */
  children: ReactNode
}

/** The head of a report, as a picture: the link beside it leads to the report itself. */
export function SampleReport({ title, score, outOf, stage, step, children }: SampleReportProps) {
  return (
    <div aria-hidden="true" className={styles.sample}>
      <p className="ends">
        <span className="muted small">{title}</span>
        <span className="strong">{stage}</span>
      </p>
      <p className={styles.score}>
        {score}
        <span className="out-of">{outOf}</span>
      </p>
      {children}
      <p className="small">{step}</p>
    </div>
  )
}
