import type { ReactNode } from 'react'
import { Badge } from '../label/badge.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  badge: string
  /** Beside the badge: of whom and when. */
  origin?: ReactNode
  title: ReactNode
  intro?: string | undefined
  note?: string | false
  /** At the right of the words, where there is room. */
  picture: ReactNode
  /** More words. */
  children?: ReactNode
}

/** The head of a page made from reports. */
export function PageHead(props: PageHeadProps) {
  const { badge, origin, title, intro, note, picture, children } = props
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <div className={styles.origin}>
          <Badge>{badge}</Badge>
          {origin && <p className="caption">{origin}</p>}
        </div>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro && <p className="intro">{intro}</p>}
        {note && <p className="caption">{note}</p>}
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  )
}
