import type { ReactNode } from 'react'
import styles from './points.module.css'

/** Side by side where there is room. */
export function Benefits({ children }: { children: ReactNode }) {
  return <ul className={styles.benefits}>{children}</ul>
}

type BenefitProps = {
  title: string
  text: string
  /** Pieces of the product, as a picture. */
  children: ReactNode
}

export function Benefit({ title, text, children }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <div aria-hidden="true" className={styles.picture}>
        {children}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}

type ClosingProps = { action: ReactNode; children: ReactNode }

/** What a visitor wants to know before the start, and the start. */
export function Closing({ action, children }: ClosingProps) {
  return (
    <div className={styles.closing}>
      <ul className="columns">{children}</ul>
      {action}
    </div>
  )
}

export function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="stack gap-2">
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  )
}
