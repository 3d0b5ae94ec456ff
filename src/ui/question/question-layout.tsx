import type { ReactNode } from 'react'
import styles from './run-layout.module.css'

type QuestionLayoutProps = {
  progress: ReactNode
  previous: ReactNode
  next: ReactNode
  /** Announced between the two buttons. */
  notice: ReactNode
  children: ReactNode
}

export function QuestionLayout(props: QuestionLayoutProps) {
  const { progress, previous, next, notice, children } = props
  return (
    <main className={styles.run}>
      <div className="stack gap-2">{progress}</div>
      {/* What the browser restores on reload would look like a choice. Nothing is submitted. */}
      <form method="dialog" autoComplete="off" className={styles.question}>
        {children}
        <div className={styles.ways}>
          {previous}
          <Notice>{notice}</Notice>
          {next}
        </div>
      </form>
    </main>
  )
}

/**
 * Mounted empty, then filled, because a live region that is inserted with its text is not reliably read. It
 * has no role, because some screen readers announce an empty status as an element.
 */
function Notice({ children }: { children: ReactNode }) {
  return (
    <p aria-live="polite" aria-atomic="true" className={styles.notice}>
      {children}
    </p>
  )
}

type QuestionTitleProps = { id: string; describedBy: string; text: string }

export function QuestionTitle({ id, describedBy, text }: QuestionTitleProps) {
  return (
    <h1 id={id} tabIndex={-1} className={styles.title} aria-describedby={describedBy}>
      {text}
    </h1>
  )
}
