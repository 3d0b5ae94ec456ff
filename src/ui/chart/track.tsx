import type { ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './track.module.css'

export type Tile = {
  /** Its option, from 1. */
  at: number
  text: string
  /** A flag for an answer that the plan raises; dashed for one of an earlier report. */
  look?: 'planned' | 'earlier'
}

type TrackProps = {
  /** The same in words; a picture that is hidden needs none. */
  label?: string
  /** The number of options. */
  top: number
  /** Where the bar begins, and where it ends; 0 to `top`. */
  from?: number
  to: number
  tiles: readonly Tile[]
}

/** A rail from nothing to the highest option with a bar on it, and each answer as a tile above its option. */
export function Track({ label, top, from = 0, to, tiles }: TrackProps) {
  return (
    <div role="img" aria-label={label}>
      {tiles.length > 0 && (
        <div aria-hidden="true" className={styles.options}>
          {optionsOf(top).map((option) => (
            <span key={option} className={styles.option}>
              {tiles
                .filter(({ at }) => at === option)
                .map(({ text, look }) => (
                  <span key={`${look} ${text}`} className={styles.tile} data-look={look}>
                    {text}
                  </span>
                ))}
            </span>
          ))}
        </div>
      )}
      <svg aria-hidden="true" className={styles.rail} width="100%" height="6" data-bar="">
        <rect className="ground" width="100%" height="6" />
        <rect
          className="drawn"
          x={`${(from / top) * 100}%`}
          width={`${((to - from) / top) * 100}%`}
          height="6"
        />
      </svg>
    </div>
  )
}

/** The letters of the options, below tracks. */
export function TrackScale({ top }: { top: number }) {
  return (
    <div aria-hidden="true" className={classesOf(styles.options, styles.scale)}>
      {optionsOf(top).map((option) => (
        <span key={option} className={styles.option} />
      ))}
    </div>
  )
}

function optionsOf(top: number): number[] {
  return Array.from({ length: top }, (_, index) => index + 1)
}

type TrackListProps = {
  /** The number of options. */
  top: number
  /** What the tiles are. */
  caption?: ReactNode
  children: ReactNode
}

/** One row for each section. */
export function TrackList({ top, caption, children }: TrackListProps) {
  return (
    <figure className={styles.list}>
      <ul role="list">{children}</ul>
      <TrackScale top={top} />
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
