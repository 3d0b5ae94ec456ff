import type { ReactNode } from 'react'
import styles from './sample-report.module.css'

type SampleReportProps = {
  /** That it is nobody's report. */
  label: string
  /** To the report itself. */
  link: ReactNode
  score: string
  outOf: string
  stage: string
  /** The tracks of its sections. */
  children: ReactNode
}

/** The head of a report, as a sheet above the climb or around it. All of it leads to the report. */
export function SampleReport({ label, link, score, outOf, stage, children }: SampleReportProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.words}>
        <div className="ends small">
          <strong>{label}</strong>
          {link}
        </div>
        <div aria-hidden="true" className="stack">
          <div className="ends">
            <p className={styles.score}>
              {score}
              <span className="out-of">{outOf}</span>
            </p>
            <p className={styles.stage}>{stage}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
