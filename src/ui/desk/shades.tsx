import type { ReactNode } from 'react'
import styles from './shades.module.css'

const SHADES = 8

/** Rows of shares; `heads`: above their cells and their end. */
export function ShadeList({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className={styles.row}>
        <span />
        <span className={styles.cells}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </span>
      </p>
      {children}
    </div>
  )
}

type ShadeRowProps = {
  name: string
  /** `share`: of the whole. */
  cells: readonly { name: string; share: number; text: string }[]
  end: string
  /** What it opens. */
  children: ReactNode
}

/** The larger a share, the stronger its shade. */
export function ShadeRow({ name, cells, end, children }: ShadeRowProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.cells}>
          {cells.map((cell) => (
            <span
              key={cell.name}
              className={styles.cell}
              data-shade={Math.min(SHADES - 1, Math.round(cell.share * 10))}
            >
              <span className="unseen">{cell.name} </span>
              {cell.text}
            </span>
          ))}
          <strong>{end}</strong>
        </span>
      </summary>
      {children}
    </details>
  )
}
