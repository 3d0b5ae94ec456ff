import type { ReactNode } from 'react'
import { Tag } from '../label/tag.tsx'
import styles from './section-score.module.css'

type SectionScoreProps = {
  name: string
  score: string
  /** 0 to 1 */
  share: number
  tag?: { text: string; accent: boolean }
}

const TICKS = [20, 40, 60, 80]

export function SectionScore({ name, score, share, tag }: SectionScoreProps) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.score}>{score}</p>
      <svg aria-hidden="true" className={styles.bar} width="100%" height="12" data-bar="">
        <rect className={styles.track} width="100%" height="12" />
        <rect className={styles.fill} width={`${share * 100}%`} height="12" />
        {TICKS.map((x) => (
          <line key={x} className={styles.tick} x1={`${x}%`} x2={`${x}%`} y1="0" y2="12" />
        ))}
      </svg>
      {tag && (
        <p className={styles.mark}>
          <Tag accent={tag.accent}>{tag.text}</Tag>
        </p>
      )}
    </li>
  )
}

export function SectionScores({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  )
}
