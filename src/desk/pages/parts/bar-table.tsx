import type { ReactNode } from 'react'
import { countText } from '../../../domain/counted.ts'
import styles from './bar-table.module.css'

type BarRow = {
  key: string
  label: ReactNode
  count: number
  /** What stands behind the count, such as a share. */
  beside: string
}

type BarTableProps = {
  caption: string
  titles: readonly [label: string, count: string, beside: string]
  rows: readonly BarRow[]
}

/** Each count is also a bar below its label. */
export function BarTable({ caption, titles: [first, ...others], rows }: BarTableProps) {
  const longest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((title) => (
            <th key={title} scope="col" className="numeric">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count, beside }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <svg aria-hidden="true" width="100%" height="12">
                <rect className="drawn" y="4" width={`${(count / longest) * 100}%`} height="8" />
              </svg>
            </th>
            <td className="numeric">{countText(count)}</td>
            <td className="numeric">{beside}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
