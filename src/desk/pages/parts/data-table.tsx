import type { ReactNode } from 'react'
import { classesOf } from '../../../ui/page/classes-of.ts'
import styles from './data-table.module.css'

export type Column<Row> = {
  title: string
  /** Its share of the table in percent, whatever its rows hold. */
  width: number
  /** Left out where there is not room for all. */
  isMinor?: boolean
  /** Its cells are row headers, and on a phone the first line of their row. */
  isHeader?: boolean
  /** Figures that are compared down the column, or shares that are seen as a pattern. */
  figures?: 'numeric' | 'share'
  /** On a phone it stands at the end of a line, has a quieter one of its own, or is left out, as another column says the same. */
  onPhone?: 'end' | 'line' | 'none' | undefined
  /** The link of its title, and the current sort order. */
  sort?: { href: string; direction: 'ascending' | 'descending' | undefined }
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A link in a row is opened by all of it. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const hasEnds = columns.some(({ onPhone }) => onPhone === 'end')
  return (
    <div className={classesOf(styles.region, hasEnds && 'surface')}>
      <table className={styles.table} data-ends={hasEnds ? '' : undefined}>
        <caption className="unseen">{caption}</caption>
        <colgroup>
          {columns.map(({ title, width, isMinor }) => (
            <col key={title} width={`${width}%`} className={isMinor ? styles.minor : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.title} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="stretched">
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead<Row>({ title, figures, isMinor, sort }: Column<Row>) {
  const arrow = sort?.direction && (sort.direction === 'ascending' ? '↑' : '↓')
  return (
    <th
      scope="col"
      className={classesOf(figures, isMinor && styles.minor)}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <a href={sort.href}>
          {title}
          {arrow && <span aria-hidden="true"> {arrow}</span>}
        </a>
      ) : (
        title
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { isHeader, figures, isMinor, onPhone } = column
  const Element = isHeader ? 'th' : 'td'
  return (
    <Element
      scope={isHeader ? 'row' : undefined}
      className={classesOf(figures, isMinor && styles.minor)}
      data-on-phone={onPhone}
    >
      {column.cell(row)}
    </Element>
  )
}
