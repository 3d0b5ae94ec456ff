import type { ReactNode } from 'react'
import { StageTicks } from '../chart/stage-ticks.tsx'
import styles from './code-list.module.css'

/** Each item: a link to the report, and what is known of it. */
export function CodeList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.list}>
      {children}
    </ul>
  )
}

type ScoreAndStageProps = { score: string; stage: string; stages: readonly string[] }

export function ScoreAndStage({ score, stage, stages }: ScoreAndStageProps) {
  return (
    <>
      <span className={styles.score}>{score}</span>
      <StageTicks stage={stage} stages={stages} />
    </>
  )
}
