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

type ProgressSelectProps = {
  label: string
  /** From the first to the last. */
  options: readonly (readonly [value: string, text: string])[]
  value: string
  /** Without it, it is only shown. */
  onChange?: ((value: string) => void) | undefined
}

/** How far something is: an empty, half and full circle, and a menu on the spot. */
export function ProgressSelect({ label, options, value, onChange }: ProgressSelectProps) {
  const place = options.findIndex(([option]) => option === value)
  const share = place / (options.length - 1)
  return (
    <span className={styles.mark}>
      <svg
        aria-hidden="true"
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="7" cy="7" r="5.5" strokeWidth="1.5" />
        {/* A stroke as thick as the circle is wide, along a share of its edge. */}
        <circle
          cx="7"
          cy="7"
          r="2.75"
          strokeWidth="5.5"
          transform="rotate(-90 7 7)"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      </svg>
      {onChange ? (
        <select
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={styles.select}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        options[place]?.[1]
      )}
    </span>
  )
}

/** Marks what was not seen yet. A screen reader says its `meaning`. */
export function Dot({ meaning }: { meaning: string }) {
  return (
    <span className={styles.dot} title={meaning}>
      <span className="unseen"> {meaning}</span>
    </span>
  )
}
