import type { ReactNode } from 'react'
import styles from './hero.module.css'

type HeroProps = { title: string; tagline: string; action: ReactNode; picture: ReactNode }

/** The call to action, and what to look at first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

export function Hero({ title, tagline, action, picture }: HeroProps) {
  return (
    <section>
      <div className={styles.text}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className="stack">{action}</div>
      </div>
      <div className={styles.picture}>{picture}</div>
    </section>
  )
}
