import { useId } from 'react'
import type { ReactNode } from 'react'
import { moveBetweenRows } from '../table/move-between-rows.ts'
import { ScrollRegion } from '../table/scroll-region.tsx'
import styles from './bar-table.module.css'

type BarRow = {
  label: string
  /** A letter that stands before it, in a column of its own. */
  letter?: string
  count: number
  /** What stands beside the count: a share, say. */
  note: string
  /** The label, leading to what the bar counts. */
  link?: ReactNode
}

type BarTableProps = {
  caption: string
  /** Titles of the label, the count and the note. */
  titles: { label: string; count: string; note: string }
  rows: readonly BarRow[]
  countText: (count: number) => string
}

/** A chart and its table in one: each row has its bar. */
export function BarTable({ caption, titles, rows, countText }: BarTableProps) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ScrollRegion aria-labelledby={id} className={styles.region}>
      <table className={styles.table}>
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {titles.label}
            </th>
            <th scope="col" className="numeric whole">
              {titles.count}
            </th>
            <th scope="col" className="numeric whole">
              {titles.note}
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map(({ label, link, letter, count, note }) => (
            <tr key={label}>
              <th scope="row" className={letter && styles.lettered}>
                {letter && <span className={styles.letter}>{letter} </span>}
                {link ?? label}
              </th>
              <td className={styles.bars}>
                <Bar share={count / most} />
              </td>
              <td className="numeric whole">{countText(count)}</td>
              <td className="numeric whole">{note}</td>
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
