import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './shades.module.css'

/** From this share on the text is light on a strong shade: none between the two is far enough from either. */
const STRONG_SHARE = 0.35

/** Rows of shares; `heads`: above their cells and their end. */
export function ShadeList({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <div aria-hidden="true" className={`${styles.row} muted`}>
        <span />
        <span className={styles.cells}>
          {heads.map((head) => (
            <strong key={head}>{head}</strong>
          ))}
        </span>
      </div>
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
    <details>
      <summary className={styles.row}>
        <span>{name}</span>
        <span className={styles.cells}>
          {cells.map((cell) => (
            <span
              key={cell.name}
              className={classesOf(styles.cell, cell.share >= STRONG_SHARE && styles.strong)}
            >
              <svg aria-hidden="true" width="100%" height="100%">
                <rect
                  className="drawn"
                  width="100%"
                  height="100%"
                  fillOpacity={shadeOf(cell.share)}
                />
              </svg>
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

function shadeOf(share: number): number {
  return share < STRONG_SHARE ? 0.06 + share * 0.9 : 0.65 + share * 0.35
}
