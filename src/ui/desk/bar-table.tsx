import { useId } from 'react'
import type { ReactNode } from 'react'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './bar-table.module.css'

type BarRow = {
  key: string
  label: ReactNode
  count: number
  /** Shown beside the count, such as a share. */
  note: string
}

type BarTableProps = {
  caption: string
  /** Titles of the label, the count and the note. */
  titles: readonly [label: string, count: string, note: string]
  rows: readonly BarRow[]
  countText: (count: number) => string
}

/** A chart and its table in one: each row has its bar. */
export function BarTable({ caption, titles, rows, countText }: BarTableProps) {
  const id = useId()
  const [label, count, note] = titles
  const most = Math.max(1, ...rows.map((row) => row.count))
  return (
    <ScrollRegion aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id} className="muted">
          {caption}
        </caption>
        <colgroup>
          <col width="42%" />
          <col />
          <col width="14%" />
          <col width="20%" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {label}
            </th>
            <th scope="col" className="numeric">
              {count}
            </th>
            <th scope="col" className="numeric">
              {note}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td>
                <Bar share={row.count / most} />
              </td>
              <td className="numeric whole">{countText(row.count)}</td>
              <td className="numeric whole">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="10">
      <rect className="drawn" y="1" width={`${share * 100}%`} height="8" />
    </svg>
  )
}
