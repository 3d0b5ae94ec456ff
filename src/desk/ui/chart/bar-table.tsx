import { useId } from 'react'
import { ScrollRegion } from '../table/scroll-region.tsx'
import styles from './bar-table.module.css'

type BarRow = {
  label: string
  /** A letter that stands before it, in a column of its own. */
  letter?: string
  count: number
  /** What stands beside the count: a share, say. */
  note?: string
  /** How many fewer than in the row above: as an outline behind the bar. */
  lost?: number
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
          {rows.map(({ label, letter, count, note, lost = 0, earlier = 0 }) => (
            <tr key={label}>
              <th scope="row" className={letter && styles.lettered}>
                {letter && <span className={styles.letter}>{letter} </span>}
                {label}
              </th>
              <td className={styles.bars}>
                <Bar className={styles.bar} share={count / most} lost={lost / most} />
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
    </ScrollRegion>
  )
}

type BarProps = { className: string | undefined; share: number; lost?: number }

function Bar({ className, share, lost = 0 }: BarProps) {
  return (
    <svg aria-hidden="true" width="100%" height="10" className={styles.track}>
      <rect className={className} x="0" y="1" width={`${share * 100}%`} height="8" />
      {lost > 0 && (
        <rect
          className={styles.lost}
          x={`${share * 100}%`}
          y="1.5"
          width={`${lost * 100}%`}
          height="7"
        />
      )}
    </svg>
  )
}
