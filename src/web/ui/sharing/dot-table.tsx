import styles from './dot-table.module.css'

type DotTableProps = {
  caption: string
  letters: readonly string[]
  rows: readonly { key: number; name: string; counts: readonly number[]; verdict: string }[]
}

/**
 * A table first: each cell holds its count as text, and as many dots beside it. The roles are
 * explicit because the stacked layout of a phone would take the table's own away.
 */
export function DotTable({ caption, letters, rows }: DotTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Question
          </th>
          {letters.map((letter) => (
            <th key={letter} scope="col" role="columnheader" className={styles.letter}>
              {letter}
            </th>
          ))}
          <th scope="col" role="columnheader">
            How far apart
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, counts, verdict }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {counts.map((count, place) => (
              <td
                key={letters[place]}
                role="cell"
                className={styles.cell}
                data-letter={letters[place]}
              >
                <span className={styles.dots} aria-hidden="true">
                  {Array.from({ length: count }, (_, dot) => (
                    <span key={dot} className={styles.dot} />
                  ))}
                </span>
                <span className={count === 0 ? styles.none : styles.count}>{count}</span>
              </td>
            ))}
            <td role="cell" className={styles.verdict}>
              {verdict}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
