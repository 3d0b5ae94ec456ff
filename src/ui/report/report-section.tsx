import type { ReactNode } from 'react'
import { useId } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './report-section.module.css'

type TitledProps = { title: ReactNode; children: ReactNode }

type ReportSectionProps = TitledProps & {
  /** Whether it stands on the first page of the printed report. */
  early?: boolean
  /** Whether it goes on from the head of its page: its title is for screen readers alone. */
  goesOn?: boolean
  /** Whether it holds only what paper cannot do. */
  unprinted?: boolean
}

export function ReportSection({ title, early, goesOn, unprinted, children }: ReportSectionProps) {
  return (
    <section
      className={classesOf(
        styles.section,
        early && styles.early,
        goesOn && styles.goesOn,
        unprinted && 'screen-only script-only',
      )}
    >
      <h2 className={goesOn ? 'unseen' : styles.title}>{title}</h2>
      {children}
    </section>
  )
}

/** Its title at the left of its text, where there is room. */
export function SideSection({ title, children }: TitledProps) {
  return (
    <section className={classesOf(styles.section, styles.side)}>
      <h2 className={styles.title}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

/** Within a section. */
export function Part({ title, children }: TitledProps) {
  return (
    <div className="stack">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

/** Several of them: side by side where there is room. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

/** Words, and at their right, where there is room, a picture of the same. */
export function WithPicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.pictured}>
      <div className="stack">{children}</div>
      {picture}
    </div>
  )
}

type SurfaceProps = TitledProps & {
  early?: boolean
  /** Whether it is the one to act on. */
  major?: boolean
  /** Whether it is one line on paper. */
  inLine?: boolean
  action?: ReactNode
}

/** A section to take away, on a ground of its own. It is a landmark: few are, so that these help. */
export function Surface({ title, early, major, inLine, action, children }: SurfaceProps) {
  const id = useId()
  return (
    <section
      className={classesOf(
        styles.section,
        styles.surface,
        early && styles.early,
        major && styles.major,
        inLine && styles.inLine,
      )}
      aria-labelledby={id}
    >
      <div className="headed">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Of the section above; on paper each goes to its own place. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>
}

/** Two sections side by side where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Sections one below the other in one of two columns. */
export function Stacked({ children }: { children: ReactNode }) {
  return <div className={styles.stacked}>{children}</div>
}

type ReportListProps = {
  mark: 'check' | 'arrow' | 'dot' | 'down'
  /** Whether two lines stand side by side where there is room. */
  paired?: boolean
  /** Whether three do. */
  across?: boolean
  children: ReactNode
}

export function ReportList({ mark, paired, across, children }: ReportListProps) {
  return (
    <ul
      role="list"
      className={classesOf(
        styles.list,
        styles[mark],
        paired && styles.paired,
        across && styles.across,
      )}
    >
      {children}
    </ul>
  )
}

/** What a line rests on: the answer as it was given. */
export function Because({ children }: { children: ReactNode }) {
  return <span className={styles.because}>{children}</span>
}
