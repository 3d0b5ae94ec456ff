import type { ReactNode } from 'react'
import styles from './question-layout.module.css'

type QuestionLayoutProps = { progress: ReactNode; buttons: ReactNode; children: ReactNode }

export function QuestionLayout({ progress, buttons, children }: QuestionLayoutProps) {
  return (
    <main className={styles.layout}>
      <div className={styles.progress}>{progress}</div>
      <div className={styles.question}>
        {children}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </main>
  )
}

type ProgressTextProps = { id: string; position: string; percent: string }

export function ProgressText({ id, position, percent }: ProgressTextProps) {
  return (
    <p className={styles.position}>
      <span id={id}>{position}</span>
      <span>{percent}</span>
    </p>
  )
}

export function SectionBadge({ children }: { children: ReactNode }) {
  return <p className={styles.badge}>{children}</p>
}

export function QuestionTitle({
  describedBy,
  children,
}: {
  describedBy: string
  children: ReactNode
}) {
  return (
    <h1 tabIndex={-1} className={styles.title} aria-describedby={describedBy}>
      {children}
    </h1>
  )
}

export function KeyboardHint({ children }: { children: ReactNode }) {
  return <p className={styles.keyboard}>{children}</p>
}

type SectionTicksProps = {
  sections: readonly { name: string; done: number; of: number; current: boolean }[]
}

/** Where in the four areas the question lies; the progress bar above says the same in one figure. */
export function SectionTicks({ sections }: SectionTicksProps) {
  return (
    <ul className={styles.sections} aria-hidden="true">
      {sections.map(({ name, done, of, current }) => (
        <li key={name} className={current ? styles.current : undefined}>
          {name}
          <span className={styles.ticks}>
            {Array.from({ length: of }, (_, index) => (
              <span key={index} className={index < done ? styles.done : undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
