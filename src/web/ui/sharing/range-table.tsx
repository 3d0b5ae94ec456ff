import table from './area-table.module.css'
import styles from './range-table.module.css'

type RangeTableProps = {
  caption: string
  rows: readonly {
    name: string
    median: string
    range: string
    /** Places on the bar, 0 to 1. */
    from: number
    middle: number
    to: number
  }[]
}

export function RangeTable({ caption, rows }: RangeTableProps) {
  return (
    <table role="table" className={table.table}>
      <caption className={table.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Area
          </th>
          <th scope="col" role="columnheader">
            Middle
          </th>
          <th scope="col" role="columnheader">
            Range
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, median, range, from, middle, to }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader" className={styles.area}>
              {name}
              <svg aria-hidden="true" className={styles.bar} width="100%" height="12">
                <rect className={styles.track} y="4" width="100%" height="4" />
                <rect
                  className={styles.range}
                  x={`${from * 100}%`}
                  y="4"
                  width={`${Math.max(to - from, 0.01) * 100}%`}
                  height="4"
                />
                <circle className={styles.middle} cx={`${middle * 100}%`} cy="6" r="5" />
              </svg>
            </th>
            <td role="cell" className={styles.number}>
              {median}
            </td>
            <td role="cell" className={styles.number}>
              {range}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
