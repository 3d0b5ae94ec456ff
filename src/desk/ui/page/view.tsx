import type { ReactNode } from 'react'
import { classesOf } from '../../../ui/page/classes-of.ts'
import styles from './view.module.css'

type ViewHeadProps = { title: string; back?: ReactNode; aside?: ReactNode; children?: ReactNode }

/** The heading takes the focus when the view is opened from another. */
export function ViewHead({ title, back, aside, children }: ViewHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {back}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** A screen reader says it when its text changes, so it is on the page before it has any. */
export function Status({ unseen = false, children }: { unseen?: boolean; children: ReactNode }) {
  return (
    <p role="status" className={unseen ? 'unseen' : 'muted'}>
      {children}
    </p>
  )
}

/** Marks and words beside each other, in one line where there is room. */
export function Marks({ children }: { children: ReactNode }) {
  return <span className={styles.marks}>{children}</span>
}

type CardProps = { title: string; aside?: ReactNode; danger?: boolean; children: ReactNode }

export function Card({ title, aside, danger = false, children }: CardProps) {
  return (
    <section className={classesOf(styles.card, danger && styles.danger)}>
      <div className="headed">
        <h2 className={styles.cardTitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function Muted({ children }: { children: ReactNode }) {
  return <p className="muted">{children}</p>
}
