import type { ReactNode } from 'react'
import { useId } from 'react'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './data-table.module.css'

export type Column<Row> = {
  title: string
  /** Its cells are row headers. */
  isHeader?: boolean
  isNumeric?: boolean
  /** The link of its title, and the current sort order. */
  sort?: { href: string; direction: 'ascending' | 'descending' | undefined }
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** Names the table and the region that scrolls it, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const id = useId()
  return (
    <ScrollRegion aria-labelledby={id} className={styles.region}>
      <table className={styles.table}>
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.title} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function ColumnHead<Row>({ title, isNumeric, sort }: Column<Row>) {
  const arrow = sort?.direction && (sort.direction === 'ascending' ? '↑' : '↓')
  return (
    <th scope="col" className={isNumeric ? 'numeric' : undefined} aria-sort={sort?.direction}>
      {sort ? (
        <a href={sort.href} className={styles.sort}>
          {title}
          {arrow && <span aria-hidden="true">{arrow}</span>}
        </a>
      ) : (
        title
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, isHeader, isNumeric } = column
  const content = column.cell(row)
  if (isHeader) return <th scope="row">{content}</th>
  return (
    <td className={isNumeric ? 'numeric' : undefined} data-title={title}>
      {content}
    </td>
  )
}
