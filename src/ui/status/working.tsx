import type { ReactNode } from 'react'
import { QuietPage } from '../page/quiet-page.tsx'
import styles from './working.module.css'

const TICKS = 12

/** The same node shows each text in turn, so that a screen reader announces the change. */
export function Working({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <QuietPage isWaiting>
      <div className={`${styles.climb} script-only`} aria-hidden="true">
        <Ticks className="track" />
        <Ticks className={styles.done} />
      </div>
      <div role="status">
        <h1 tabIndex={-1}>{text}</h1>
      </div>
      {children}
    </QuietPage>
  )
}

function Ticks({ className }: { className: string | undefined }) {
  return (
    <svg width="236" height="72" className={className}>
      {Array.from({ length: TICKS }, (_, index) => (
        <rect key={index} x={index * 20} y={60 - index * 5} width="16" height={12 + index * 5} />
      ))}
    </svg>
  )
}
