import type { ReactNode } from 'react'
import { RampShape } from '../chart/stage-ramp.tsx'
import { Flag } from '../label/flag.tsx'
import { classesOf } from './classes-of.ts'
import styles from './quiet-page.module.css'

type QuietPageProps = {
  /** The text of a flag beside the climb, for a visitor who is lost. */
  lost?: string
  /** A report will follow. */
  isWaiting?: boolean
  children: ReactNode
}

/** A picture: no assessment's number of stages. */
const STEPS = 5

/** A page with little to say: its words at the left, a climb along the bottom. */
export function QuietPage({ lost, isWaiting = false, children }: QuietPageProps) {
  return (
    <main className={classesOf(styles.page, isWaiting && styles.waiting)}>
      <div className={styles.words}>{children}</div>
      <div aria-hidden="true" className={styles.horizon}>
        {lost && (
          <span className={styles.pole}>
            <Flag>{lost}</Flag>
          </span>
        )}
        <div className={classesOf(styles.climb, isWaiting && 'pulse')}>
          <RampShape count={STEPS} isEmpty={isWaiting} />
        </div>
      </div>
    </main>
  )
}

/** The same node shows each text in turn, so that a screen reader announces the change. */
export function Working({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <QuietPage isWaiting>
      <div role="status">
        <h1 tabIndex={-1}>{text}</h1>
      </div>
      {children}
    </QuietPage>
  )
}
