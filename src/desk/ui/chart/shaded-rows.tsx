import type { CSSProperties, ReactNode } from 'react'
import styles from './shaded-rows.module.css'

/** Rows of shaded cells; each opens. */
export function ShadedRows({ children }: { children: ReactNode }) {
  return <div>{children}</div>
}

type ShadedRowProps = {
  title: string
  /** `share` from 0 to 1 is how dark a cell is. */
  cells: readonly { name: string; text: string; share: number }[]
  /** What it opens to. */
  children: ReactNode
}

export function ShadedRow({ title, cells, children }: ShadedRowProps) {
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.cells}>
          {cells.map(({ name, text, share }) => (
            <span key={name} className={styles.cell} style={shadeOf(share)}>
              <span className={styles.name}>{name} </span>
              {text}{' '}
            </span>
          ))}
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

function shadeOf(share: number): CSSProperties & Record<'--shade', string> {
  return { '--shade': `${Math.round(share * 100)}%` }
}
