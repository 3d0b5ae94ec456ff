import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import { Tag } from '../label/tag.tsx'
import styles from './track.module.css'

/** A tile in the cell of an option, from 1. `planned`: dashed. `before`: of the earlier of two reports. */
export type Tile = { at: number; text: string; look?: 'planned' | 'before' | undefined }

type TrackProps = {
  /** The same in words; a picture that is hidden needs none. */
  label?: string
  /** The number of options, so of cells. */
  top: number
  /** Fills the bar; 1 to `top`. */
  score?: number
  tiles: readonly Tile[]
}

/** A cell for each option from the lowest to the highest, with the answers in them, over a bar. */
export function Track({ label, top, score, tiles }: TrackProps) {
  return (
    <div role="img" aria-label={label} className={styles.track}>
      <svg aria-hidden="true" className={styles.bar} width="100%" height="100%" data-bar="">
        <rect className={styles.ground} width="100%" height="100%" />
        {score !== undefined && (
          <rect className="drawn" width={`${(score / top) * 100}%`} height="100%" />
        )}
      </svg>
      <div aria-hidden="true" className={styles.cells}>
        {Array.from({ length: top }, (_, place) => (
          <span key={place} className={styles.cell}>
            {tiles
              .filter(({ at }) => at === place + 1)
              .map(({ text, look }) => (
                <span
                  key={`${look} ${text}`}
                  className={classesOf(styles.tile, look && styles[look])}
                >
                  {text}
                </span>
              ))}
          </span>
        ))}
      </div>
    </div>
  )
}

type TrackListProps = {
  /** The options above their cells. */
  letters: readonly string[]
  /** What the tiles are. */
  caption?: string
  /** Whether each row has two scores. */
  isChange?: boolean
  children: ReactNode
}

/** One row for each section, below the letters of the options. */
export function TrackList({ letters, caption, isChange, children }: TrackListProps) {
  return (
    <figure className={classesOf(styles.list, isChange && styles.change)}>
      <div aria-hidden="true" className={classesOf(styles.row, styles.axis)}>
        <div className={styles.cells}>
          {letters.map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </div>
      </div>
      <ul role="list">{children}</ul>
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  )
}

type TrackRowProps = {
  name: string
  score: ReactNode
  tag?: { text: string; accent: boolean } | undefined
  /** Its track. */
  children: ReactNode
}

export function TrackRow({ name, score, tag, children }: TrackRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {tag && <Tag accent={tag.accent}>{tag.text}</Tag>}
      </div>
      <p className={styles.score}>{score}</p>
      {children}
    </li>
  )
}
