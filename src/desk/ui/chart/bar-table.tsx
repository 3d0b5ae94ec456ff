import { useId } from 'react'
import styles from './bar-table.module.css'

type BarRow = {
  label: string
  /** A letter that stands before it, in a column of its own. */
  letter?: string
  count: number
  /** What stands beside the count: a share, say. */
  note?: string
  /** Of the earlier period. */
  earlier?: number
}

type BarTableProps = {
  caption: string
  /** Titles of the label, the count, the note and the earlier count. */
  titles: { label: string; count: string; note?: string; earlier?: string }
  rows: readonly BarRow[]
  countText: (count: number) => string
}

/** A chart and its table in one: each row has its bar, the earlier period as an outline under it. */
export function BarTable({ caption, titles, rows, countText }: BarTableProps) {
  const id = useId()
  const most = Math.max(1, ...rows.flatMap(({ count, earlier = 0 }) => [count, earlier]))
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className={styles.region}>
      <table className={styles.table}>
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {titles.label}
            </th>
            <th scope="col" className={styles.numeric}>
              {titles.count}
            </th>
            {titles.note !== undefined && (
              <th scope="col" className={styles.numeric}>
                {titles.note}
              </th>
            )}
            {titles.earlier !== undefined && (
              <th scope="col" className={styles.numeric}>
                {titles.earlier}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, letter, count, note, earlier = 0 }) => (
            <tr key={label}>
              <th scope="row" className={letter && styles.lettered}>
                {letter && <span className={styles.letter}>{letter} </span>}
                {label}
              </th>
              <td className={styles.bars}>
                <Bar className={styles.bar} share={count / most} />
                {earlier > 0 && <Bar className={styles.earlier} share={earlier / most} />}
              </td>
              <td className={styles.numeric}>{countText(count)}</td>
              {titles.note !== undefined && <td className={styles.numeric}>{note}</td>}
              {titles.earlier !== undefined && (
                <td className={styles.numeric}>{countText(earlier)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ className, share }: { className: string | undefined; share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="10" className={styles.track}>
      <rect className={className} x="0" y="1" width={`${share * 100}%`} height="8" />
    </svg>
  )
}
