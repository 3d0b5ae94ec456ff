import type { ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import styles from './track.module.css'

export type RailProps = {
  /** The number of options. */
  top: number
  /** Where the bar begins, and where it ends; 0 to `top`. */
  from?: number
  to: number
  /** Whether both ends are marked: open for what was, filled for what is. */
  isChange?: boolean
}

/** From nothing to the highest option, with a bar on it. */
export function Rail({ top, from = 0, to, isChange = false }: RailProps) {
  const [start, end] = [Math.min(from, to), Math.max(from, to)]
  return (
    <svg aria-hidden="true" className={styles.rail} width="100%" height="6" data-bar="">
      <rect className="ground" width="100%" height="6" rx="3" />
      <rect
        className="drawn"
        x={placeOf(start)}
        width={placeOf(end - start)}
        height="6"
        rx={isChange ? 0 : 3}
      />
      {isChange && from !== to && (
        <circle className={styles.earlier} cx={placeOf(from)} cy="3" r="6" />
      )}
      {isChange && <circle className="drawn" cx={placeOf(to)} cy="3" r="7" />}
    </svg>
  )

  function placeOf(value: number): string {
    return `${(value / top) * 100}%`
  }
}

/** The letters of the options, below tracks. */
export function TrackScale({ top }: { top: number }) {
  return (
    <div aria-hidden="true" className={`${styles.options} ${styles.scale} even`}>
      {optionsOf(top).map((option) => (
        <span key={option} className={styles.option} />
      ))}
    </div>
  )
}

/** From 1. */
export function optionsOf(top: number): number[] {
  return Array.from({ length: top }, (_, index) => index + 1)
}

type TrackListProps = {
  /** The number of options. */
  top: number
  children: ReactNode
}

/** One row for each section. */
export function TrackList({ top, children }: TrackListProps) {
  return (
    <figure className={styles.list}>
      <ul role="list" className="stack gap-4">
        {children}
      </ul>
      <TrackScale top={top} />
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
