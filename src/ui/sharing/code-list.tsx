import type { ReactNode } from 'react'
import { StageTicks } from '../chart/stage-ticks.tsx'
import { classesOf } from '../page/classes-of.ts'
import styles from './code-list.module.css'

/** `across`: three side by side where there is room. */
type CodeListProps = { across?: boolean; children: ReactNode }

/** Each item: a link to the report, and what is known of it. */
export function CodeList({ across, children }: CodeListProps) {
  return (
    <ul role="list" className={classesOf(styles.list, across && styles.across)}>
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
