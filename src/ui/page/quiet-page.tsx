import type { ReactNode } from 'react'
import { Flag } from '../label/flag.tsx'
import styles from './quiet-page.module.css'

type QuietPageProps = {
  /** The text of a flag beside the climb, for a visitor who is lost. */
  lost?: string
  /** A long page will follow, so the footer is below the screen already and does not jump. */
  isWaiting?: boolean
  children: ReactNode
}

/** A page with little to say: its words at the left, the climb of five steps along the bottom. */
export function QuietPage({ lost, isWaiting = false, children }: QuietPageProps) {
  return (
    <main className={isWaiting ? `${styles.page} ${styles.waiting}` : styles.page}>
      <div className={styles.words}>{children}</div>
      <div aria-hidden="true" className={styles.horizon}>
        {lost && (
          <span className={styles.pole}>
            <Flag>{lost}</Flag>
          </span>
        )}
        <svg className={styles.climb} viewBox="0 0 100 5" preserveAspectRatio="none">
          <path vectorEffect="non-scaling-stroke" d="M0 5V4H18l4-1H38l4-1H58l4-1H78l4-1H100V5Z" />
        </svg>
      </div>
    </main>
  )
}
