import type { ReactNode } from 'react'
import { useId } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './report-section.module.css'

type TitledProps = { title: string; children: ReactNode }

/** `isCard`: has a ground of its own. */
export function ReportSection({ title, isCard, children }: TitledProps & { isCard?: boolean }) {
  return (
    <section className={classesOf(styles.section, isCard && 'surface')}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A section on a background of its color, to take away. It is a landmark; only few are, to be useful. */
export function Surface({ title, anchor, children }: TitledProps & { anchor?: string }) {
  const ownId = useId()
  const id = anchor ?? ownId
  return (
    <section className={`${styles.section} surface`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type ReportListProps = { mark?: 'check' | 'arrow'; children: ReactNode }

export function ReportList({ mark, children }: ReportListProps) {
  return (
    <ul role="list" className={classesOf(styles.list, mark && styles[mark], 'stack')}>
      {children}
    </ul>
  )
}
