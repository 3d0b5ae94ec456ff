import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './points.module.css'

/** Side by side where there is room. */
export function Benefits({ children }: { children: ReactNode }) {
  return <ul className={styles.benefits}>{children}</ul>
}

type BenefitProps = { picture: ReactNode; title: string; text: string }

export function Benefit({ picture, title, text }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <div aria-hidden="true" className={styles.picture}>
        {picture}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
      </div>
    </li>
  )
}

type RowProps = { mark: ReactNode; isChosen?: boolean; children: ReactNode }

/** An option of a question, or the check of a step. */
export function Row({ mark, isChosen, children }: RowProps) {
  return (
    <div className={classesOf(styles.row, isChosen && styles.chosen)}>
      {mark}
      <p>{children}</p>
    </div>
  )
}

type ClosingProps = {
  /** What a visitor wants to know before the start. */
  points: ReactNode
  children: ReactNode
}

export function Closing({ points, children }: ClosingProps) {
  return (
    <div className="page">
      <div className={styles.closing}>
        <ul className={styles.about}>{points}</ul>
        {children}
      </div>
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
