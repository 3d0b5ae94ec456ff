import type { ReactNode } from 'react'
import { classesOf } from './classes-of.ts'
import styles from './page-head.module.css'

type PageHeadProps = {
  /** What kind of page it is. */
  badge: string
  /** Whose it is and when, beside the badge. */
  origin?: ReactNode
  title: ReactNode
  intro: string
  /** The largest number, at the left of the words where there is room, and what belongs to it. */
  figure?: { score: ReactNode; caption: ReactNode; facts: ReactNode }
  /** A picture below the words. */
  picture?: ReactNode
}

/** The head of a report, a comparison and the pages of a team. */
export function PageHead({ badge, origin, title, intro, figure, picture }: PageHeadProps) {
  return (
    <div className="stack gap-2">
      <div className={`${styles.line} sentences`}>
        <p className="small">
          <strong>{badge}</strong>
        </p>
        {origin && <p className="caption">{origin}</p>}
      </div>
      <div className={classesOf('stack gap-2', figure && styles.withFigure)}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={`${styles.intro} intro late`}>{intro}</p>}
        {figure && (
          <>
            <div className={styles.number}>
              <p className={styles.score}>{figure.score}</p>
              <p className="small">{figure.caption}</p>
            </div>
            <div className={`${styles.facts} sentences`}>{figure.facts}</div>
          </>
        )}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
