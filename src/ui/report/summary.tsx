import type { ReactNode } from 'react'
import styles from './summary.module.css'

type SummaryProps = {
  /** For screen readers, as the picture continues the head of the report. */
  title: string
  /** Where to begin, and where that is explained. */
  step: { when: string; action: string; href: string }
  text: string
  notes: readonly string[]
  children: ReactNode
}

/** What to do first, and the picture that it comes from in words. */
export function Summary({ title, step, text, notes, children }: SummaryProps) {
  return (
    <section className={styles.summary}>
      <h2 className="unseen">{title}</h2>
      <p className={styles.step}>
        <span className="caption">{step.when}</span>
        <a href={step.href}>{step.action}</a>
      </p>
      {children}
      <div className="stack gap-2">
        <p>{text}</p>
        {notes.map((note) => (
          <p key={note} className="caption">
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}
