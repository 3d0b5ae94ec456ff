import type { ReactNode } from 'react'
import styles from './hero.module.css'

type HeroProps = {
  title: string
  tagline: string
  action: ReactNode
  note: string
  /** Whom it is for. */
  audience: string
  /** What comes of it, at the right where there is room. */
  sample: ReactNode
  picture: ReactNode
}

/** The call to action, and what to look at first. */
export function Hero({ title, tagline, action, note, audience, sample, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.sides}>
        <div className={styles.text}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.tagline}>{tagline}</p>
          <div className={styles.actions}>{action}</div>
          <p className={styles.note}>{note}</p>
          <p className={styles.audience}>{audience}</p>
        </div>
        {sample}
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  )
}
