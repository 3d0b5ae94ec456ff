import type { ReactNode } from 'react'
import styles from './summary.module.css'

type SummaryProps = {
  /** For screen readers, as the picture continues the head of the report. */
  title: string
  text: string
  notes: readonly string[]
  children: ReactNode
}

/** A picture, and what it comes to. */
export function Summary({ title, text, notes, children }: SummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 className="unseen">{title}</h2>
      {children}
      <div className="stack gap-2">
        <p className={styles.text}>{text}</p>
        {notes.map((note) => (
          <p key={note} className="caption">
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}
