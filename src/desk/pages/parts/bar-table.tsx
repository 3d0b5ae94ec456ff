import type { ReactNode } from 'react'
import styles from './bar-table.module.css'

type BarRow = {
  key: string
  label: ReactNode
  /** The length of the bar. */
  count: number
  /** What stands behind the bar, such as the count and a share. */
  figures: readonly string[]
}

type BarTableProps = {
  caption: string
  /** Titles of the label and the figures. */
  titles: readonly [label: string, ...figures: string[]]
  rows: readonly BarRow[]
}

/** Each row has its bar below its label. */
export function BarTable({ caption, titles, rows }: BarTableProps) {
  const [label, ...figures] = titles
  const longest = Math.max(1, ...rows.map((row) => row.count))
  return (
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {figures.map((title) => (
            <th key={title} scope="col" className="numeric">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.label}
              <Bar share={row.count / longest} />
            </th>
            {row.figures.map((figure, index) => (
              <td key={figures[index]} className="numeric">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="12">
      <rect className="drawn" y="4" width={`${share * 100}%`} height="8" />
    </svg>
  )
}
