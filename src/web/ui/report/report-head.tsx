import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { PageHead } from '../page/page-head.tsx'
import styles from './report-head.module.css'

type ReportHeadProps = {
  badge: string
  title: string
  subtitle?: string
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
    <PageHead
      of="one"
      badge={badge}
      title={<Title text={title} />}
      intro={subtitle}
      picture={ladder}
    >
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
      <p className={styles.print}>{printLine}</p>
    </PageHead>
  )
}

/**
 * In two lines, however wide the letters are: the device's own faces give way to ours later. Some screen
 * readers say a block within a heading as another heading.
 */
function Title({ text }: { text: string }) {
  const [team, ...stage] = text.split(/ (?=is )/)
  return (
    <>
      {team}
      {stage.map((line) => (
        <Fragment key={line}>
          {' '}
          <br className={styles.break} />
          {line}
        </Fragment>
      ))}
    </>
  )
}
