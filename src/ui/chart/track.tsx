import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import { Tag } from '../label/tag.tsx'
import styles from './track.module.css'

/** A tile in the cell of an option, from 1. */
export type Tile = { at: number; text: string }

type TrackProps = {
  /** The same in words; a picture that is hidden needs none. */
  label?: string
  /** The number of options, so of cells. */
  top: number
  /** Fills the bar; 1 to `top`. */
  score?: number
  tiles: readonly Tile[]
  /** After the tiles of their cells. */
  marks?: readonly { at: number; mark: ReactNode }[]
}

/** The part of a cell from which its letter, at its end, is on the bar. */
const FILLED_FROM = 0.9

/** A cell for each option from the lowest to the highest, with the answers in them, over a bar. */
export function Track({ label, top, score = 0, tiles, marks }: TrackProps) {
  return (
    <div role="img" aria-label={label} className={styles.track}>
      <svg aria-hidden="true" className={styles.bar} width="100%" height="100%" data-bar="">
        <rect className="ground" width="100%" height="100%" />
        <rect className="drawn" width={`${(score / top) * 100}%`} height="100%" />
      </svg>
      <div aria-hidden="true" className={styles.cells}>
        {Array.from({ length: top }, (_, place) => (
          <span
            key={place}
            className={classesOf(styles.cell, place + FILLED_FROM <= score && styles.filled)}
          >
            {tiles
              .filter(({ at }) => at === place + 1)
              .map(({ text }) => (
                <span key={text} className={styles.tile}>
                  {text}
                </span>
              ))}
            {marks?.map(({ at, mark }) => at === place + 1 && mark)}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Of bars with answers in them. */
export const TRACK_LEGEND = 'Bar: average. Number: answer.'

type TrackListProps = {
  /** What the tiles are. */
  caption?: ReactNode
  children: ReactNode
}

/** One row for each section. */
export function TrackList({ caption, children }: TrackListProps) {
  return (
    <figure className={styles.list}>
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
