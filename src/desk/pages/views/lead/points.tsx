import type { ReactNode } from 'react'
import styles from './points.module.css'

export function Points({ isOrdered, children }: { isOrdered?: boolean; children: ReactNode }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List role="list" className="stack">
      {children}
    </List>
  )
}

type TiledProps = { question: number; children: ReactNode }

/** With the number of its question in a tile, as on the tracks. */
export function Tiled({ question, children }: TiledProps) {
  return (
    <div className={styles.tiled}>
      <span className={styles.said}>Question </span>
      <span className={styles.tile}>{question}</span>
      <span className={styles.said}>: </span>
      {children}
    </div>
  )
}

type PointProps = TiledProps & {
  /** What belongs to it, below it. */
  detail?: ReactNode
}

export function Point({ question, detail, children }: PointProps) {
  return (
    <li>
      <Tiled question={question}>
        {children}
        {detail !== undefined && <div className="note">{detail}</div>}
      </Tiled>
    </li>
  )
}
