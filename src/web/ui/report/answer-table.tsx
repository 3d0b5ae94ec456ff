import styles from './answer-table.module.css'

type AnswerTableProps = {
  caption: string
  rows: readonly { id: number; question: string; answer: string; above: string }[]
}

/** Explicit roles: the stacked layout of a phone would take the table's own away. */
export function AnswerTable({ caption, rows }: AnswerTableProps) {
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
          <th scope="col" role="columnheader">
            One level up
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, question, answer, above }) => (
          <tr key={id} role="row">
            <th scope="row" role="rowheader">
              {id}. {question}
            </th>
            <td role="cell">{answer}</td>
            <td role="cell" className={styles.above}>
              {above}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
