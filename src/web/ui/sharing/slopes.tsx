import type { ReactNode } from 'react'
import table from './area-table.module.css'
import styles from './slopes.module.css'

type SlopeProps = {
  name: string
  from: string
  to: string
  change: string
  /** 0 to 1 */
  fromShare: number
  toShare: number
}

const HEIGHT = 48

/**
 * A table for everyone, with explicit roles: the stacked layout of a phone would take the table's own
 * away; the slope in its last column is drawn beside the numbers.
 */
export function Slopes({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table role="table" className={`${table.table} ${styles.slopes}`}>
      <caption className={table.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Area
          </th>
          <th scope="col" role="columnheader">
            Earlier
          </th>
          <th scope="col" role="columnheader">
            Later
          </th>
          <th scope="col" role="columnheader">
            Change
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

export function Slope({ name, from, to, change, fromShare, toShare }: SlopeProps) {
  const [start, end] = [heightOf(fromShare), heightOf(toShare)]
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
      </th>
      <td role="cell" className={styles.score}>
        {from}
      </td>
      <td role="cell" className={styles.score}>
        {to}
      </td>
      <td role="cell" className={styles.change}>
        {change}
        <svg
          aria-hidden="true"
          className={styles.picture}
          viewBox={`0 0 120 ${HEIGHT}`}
          width="120"
          height={HEIGHT}
        >
          <line className={styles.line} x1="8" y1={start} x2="112" y2={end} />
          <circle className={styles.before} cx="8" cy={start} r="4" />
          <circle className={styles.after} cx="112" cy={end} r="6" />
        </svg>
      </td>
    </tr>
  )
}

function heightOf(share: number): number {
  return HEIGHT - 8 - share * (HEIGHT - 16)
}
