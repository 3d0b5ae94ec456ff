import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head.tsx'
import styles from './report-head.module.css'

type ReportHeadProps = {
  badge: string
  /** Of whom and when. */
  origin?: ReactNode
  title: string
  subtitle?: string
  score: string
  outOf: string
  stage: string
  /** The distance to the next stage. */
  distance?: string
  /** The full score, if one decimal does not determine the stage. */
  exact?: string | undefined
  note?: string
  ladder: ReactNode
}

export function ReportHead(props: ReportHeadProps) {
  const { badge, origin, title, subtitle, score, outOf, stage, distance, exact, note } = props
  return (
    <PageHead
      badge={badge}
      origin={origin}
      title={<Title text={title} />}
      intro={subtitle}
      picture={props.ladder}
    >
      <div className={styles.figure}>
        <p className={styles.score}>
          <span>{score}</span>
          <span className={styles.outOf}>{outOf}</span>
        </p>
        <div>
          <p className="strong">
            <span className={styles.label}>Overall score</span> <span>{stage}</span>
          </p>
          {distance && <p className={styles.note}>{distance}</p>}
          {exact && <p className={styles.note}>{exact}</p>}
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </PageHead>
  )
}

/**
 * Breaks at a fixed place, because the break would move when our fonts load. It is a `br`, because some
 * screen readers read a block in a heading as a second heading.
 */
function Title({ text }: { text: string }) {
  const [first, second] = text.split(/ (?=is |\(labeled )/)
  return (
    <span className={text.startsWith('Between') ? styles.between : undefined}>
      <span>{first}</span> <br className="screen-only" />
      <span>{second}</span>
    </span>
  )
}
