import type { ReactNode } from 'react'
import { useId } from 'react'
import { classesOf } from '../../../ui/page/classes-of.ts'
import { moveBetweenRows } from './move-between-rows.ts'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './data-table.module.css'

export type Column<Row, Key extends string = string> = {
  key: Key
  title: string
  numeric?: boolean
  /** Never broken into lines. */
  whole?: boolean
  /** Text that is cut to one line on a narrow screen; the whole of it is its tooltip. */
  isShort?: boolean
  /** Not there where columns have little room; on a phone a row has several lines. */
  isSpare?: boolean
  /** Its cells name their rows. */
  isHeader?: boolean
  isSortable?: boolean
  cell: (row: Row) => ReactNode
}

type Sorted = { by: string; direction: 'ascending' | 'descending' }

type DataTableProps<Row, Key extends string> = {
  /** Names the table and the region that scrolls it, for screen readers. */
  caption: string
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  sorted?: Sorted
  onSort?: (by: Key) => void
  selection?: Selection<Row>
  /** Outlines in place of rows that are asked for. */
  isLoading?: boolean
  /** Takes what is left of a high screen at most and scrolls there, under a head that stays. */
  isTall?: boolean
}

type Selection<Row> = {
  isSelected: (row: Row) => boolean
  nameOf: (row: Row) => string
  onSelect: (rows: readonly Row[], selected: boolean) => void
}

const OUTLINED_ROWS = 12

export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { caption, columns, rows, keyOf, selection } = props
  const { isLoading = false, isTall = false } = props
  const id = useId()
  return (
    <ScrollRegion
      aria-labelledby={id}
      className={classesOf(styles.region, isTall && styles.tall)}
      data-tall={isTall || undefined}
    >
      <table className={styles.table} aria-busy={isLoading || undefined}>
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.pick}>
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              data-row={keyOf(row)}
              className={selection?.isSelected(row) ? styles.selected : undefined}
            >
              {selection && (
                <td className={styles.pick}>
                  <SelectOne row={row} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          {isLoading && rows.length === 0 && (
            <OutlinedRows width={columns.length + (selection ? 1 : 0)} />
          )}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function ColumnHead<Row, Key extends string>({
  column,
  sorted,
  onSort,
}: DataTableProps<Row, Key> & { column: Column<Row, Key> }) {
  const { key, title, isSortable } = column
  const direction = sorted?.by === key ? sorted.direction : undefined
  return (
    <th scope="col" className={lookOf(column)} aria-sort={direction}>
      {isSortable && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(key)}>
          {title}
          <span aria-hidden="true" className={styles.arrow}>
            {direction === undefined ? '' : direction === 'ascending' ? '↑' : '↓'}
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  )
}

function Cell<Row, Key extends string>(props: { column: Column<Row, Key>; row: Row }) {
  const { column, row } = props
  const content = column.cell(row)
  if (column.isHeader)
    return (
      <th scope="row" className={lookOf(column)}>
        {content}
      </th>
    )
  const isCut = column.isShort && typeof content === 'string'
  return (
    <td className={lookOf(column)} data-title={column.title} title={isCut ? content : undefined}>
      {content}
    </td>
  )
}

function lookOf<Row>({ numeric, whole, isShort, isSpare }: Column<Row>): string {
  return classesOf(
    numeric && 'numeric',
    whole && 'whole',
    isShort && styles.short,
    isSpare && styles.spare,
  )
}

type SelectProps<Row> = { selection: Selection<Row> }

function SelectAll<Row>({ rows, selection }: SelectProps<Row> & { rows: readonly Row[] }) {
  const count = rows.filter(selection.isSelected).length
  const isAll = count > 0 && count === rows.length
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label="Select all rows on this page"
        checked={isAll}
        disabled={rows.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => selection.onSelect(rows, !isAll)}
      />
    </label>
  )
}

function SelectOne<Row>({ row, selection }: SelectProps<Row> & { row: Row }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={`Select ${selection.nameOf(row)}`}
        checked={selection.isSelected(row)}
        onChange={(event) => selection.onSelect([row], event.target.checked)}
      />
    </label>
  )
}

function OutlinedRows({ width }: { width: number }) {
  return Array.from({ length: OUTLINED_ROWS }, (_, index) => (
    <tr key={index} aria-hidden="true">
      <td colSpan={width} className={styles.outline}>
        {'\u00A0'}
      </td>
    </tr>
  ))
}
