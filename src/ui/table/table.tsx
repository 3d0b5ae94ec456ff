import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './table.module.css'

type TableProps = {
  caption: string
  columns: readonly string[]
  /** Styles for this use of the table. */
  look?: string | undefined
  /** Row groups. */
  children: ReactNode
}

/** Explicit roles, because the stacked layout of a narrow screen removes those of the table. */
export function Table({ caption, columns, look, children }: TableProps) {
  return (
    <table role="table" className={classesOf(styles.table, look)}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

export function RowGroup({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>
}

type RowProps = { name: ReactNode; look?: string | undefined; children: ReactNode }

export function Row({ name, look, children }: RowProps) {
  return (
    <tr role="row" className={look}>
      <th scope="row" role="rowheader">
        {name}
      </th>
      {children}
    </tr>
  )
}

type CellProps = { look?: string | undefined; children: ReactNode }

export function Cell({ look, children }: CellProps) {
  return (
    <td role="cell" className={look}>
      {children}
    </td>
  )
}
