import type { ReactNode } from 'react'
import styles from './hero.module.css'

type HeroProps = {
  title: string
  tagline: string
  action: ReactNode
  note: string
  audience: string
  /** What comes of it, at the right where there is room. */
  sample: ReactNode
  picture: ReactNode
}

/** The call to action, and what to look at first. */
export function Hero({ title, tagline, action, note, audience, sample, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="intro">{tagline}</p>
        <div className="stack gap-2">
          {action}
          <p className="note">{note}</p>
        </div>
        <p className="muted small">{audience}</p>
      </div>
      {sample}
      <div className={styles.picture}>{picture}</div>
    </section>
  )
}
