import type { ReactNode } from 'react'
import styles from './marks.module.css'

export type Tone = 'good' | 'open' | 'bad'

type StateMarkProps = { tone: Tone; children: ReactNode }

/** A full, open or crossed circle, so that color is not the only difference. */
export function StateMark({ tone, children }: StateMarkProps) {
  return (
    <span className={[styles.mark, styles[tone]].join(' ')}>
      <svg
        aria-hidden="true"
        width="14"
        height="14"
        viewBox="0 0 14 14"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <circle cx="7" cy="7" r="5.5" fill={tone === 'good' ? 'currentColor' : 'none'} />
        {tone === 'bad' && <path d="M4.5 4.5l5 5M9.5 4.5l-5 5" />}
      </svg>
      <span>{children}</span>
    </span>
  )
}
