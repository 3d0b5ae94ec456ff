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
  distance: string
  /** The full score, if one decimal does not determine the stage. */
  exact?: string | undefined
  ladder: ReactNode
}

export function ReportHead(props: ReportHeadProps) {
  const { badge, origin, title, subtitle, score, outOf, stage, distance, exact, ladder } = props
  return (
    <PageHead
      badge={badge}
      origin={origin}
      title={<Title text={title} />}
      intro={subtitle}
      figure={{
        score: (
          <>
            <span>{score}</span>
            <span className="out-of">{outOf}</span>
          </>
        ),
        facts: (
          <>
            <p className="small">
              <span>Overall score</span> <strong className="strong">{stage}</strong>
            </p>
            <p className="caption">{distance}</p>
            {exact && <p className="caption">{exact}</p>}
          </>
        ),
      }}
      picture={ladder}
    />
  )
}

/**
 * On a narrow screen it breaks at a fixed place, because the break would move when our fonts load. It is a
 * `br`, because some screen readers read a block in a heading as a second heading.
 */
function Title({ text }: { text: string }) {
  const [first, second] = text.split(/ (?=is |\(labeled )/)
  return (
    <>
      <span>{first}</span> <br className={styles.break} />
      <span>{second}</span>
    </>
  )
}
