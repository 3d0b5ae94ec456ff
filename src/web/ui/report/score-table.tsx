import styles from './score-table.module.css'

type ScoreTableProps = {
  caption: string
  groups: readonly {
    name: string
    rows: readonly { question: string; answer: string; points: number }[]
    /** How the points of the rows make the group's score. */
    sum: string
    points: number
  }[]
  total: { sum: string; points: number }
}

/** What every score is made of, in one table. Explicit roles: a phone's layout would take them away. */
export function ScoreTable({ caption, groups, total }: ScoreTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Question
          </th>
          <th scope="col" role="columnheader">
            Your answer
          </th>
          <th scope="col" role="columnheader" className={styles.points}>
            Points
          </th>
        </tr>
      </thead>
      {groups.map(({ name, rows, sum, points }) => (
        <tbody key={name} role="rowgroup">
          {rows.map((row) => (
            <tr key={row.question} role="row">
              <th scope="row" role="rowheader">
                {row.question}
              </th>
              <td role="cell">{row.answer}</td>
              <td role="cell" className={styles.points}>
                {row.points}
              </td>
            </tr>
          ))}
          <Sum name={name} sum={sum} points={points} />
        </tbody>
      ))}
      <tbody role="rowgroup">
        <Sum name="Overall" sum={total.sum} points={total.points} />
      </tbody>
    </table>
  )
}

function Sum({ name, sum, points }: { name: string; sum: string; points: number }) {
  return (
    <tr role="row" className={styles.sum}>
      <th scope="row" role="rowheader">
        {name}
      </th>
      <td role="cell">{sum}</td>
      <td role="cell" className={styles.points}>
        {points}
      </td>
    </tr>
  )
}
