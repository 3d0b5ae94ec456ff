import type { ReactNode } from 'react'
import styles from './marks.module.css'

export type Tone = 'good' | 'open' | 'bad' | 'flagged'

type StateMarkProps = { tone: Tone; children: ReactNode }

/** A full, open or crossed circle, or the flag of the mark, so that color is not the only difference. */
export function StateMark({ tone, children }: StateMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[tone]}`}>
      <svg
        aria-hidden="true"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        {tone !== 'flagged' && <circle cx="7" cy="7" r="5.5" />}
        {tone === 'flagged' && <path className="planted" d="M2 14V1h11l-3 3.5 3 3.5H2" />}
        {tone === 'bad' && <path d="M4.5 4.5l5 5M9.5 4.5l-5 5" />}
      </svg>
      <span>{children}</span>
    </span>
  )
}
