import type { ReactNode } from 'react'
import styles from './totals.module.css'

/** Large figures beside each other. */
export function Totals({ children }: { children: ReactNode }) {
  return <dl className={styles.totals}>{children}</dl>
}

type TotalProps = {
  title: string
  figure: string
  note: string | undefined
  /** A small picture of it. */
  children?: ReactNode
}

export function Total({ title, figure, note, children }: TotalProps) {
  return (
    <div className={styles.total}>
      <dt className="muted small">{title}</dt>
      <dd className={styles.figure}>{figure}</dd>
      <dd className="muted small">{note}</dd>
      {children && <dd>{children}</dd>}
    </div>
  )
}
