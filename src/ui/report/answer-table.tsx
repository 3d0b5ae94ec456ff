import styles from './answer-table.module.css'

type AnswerTableProps = {
  caption: string
  rows: readonly { question: string; answer: string; points: number; above: string }[]
}

const COLUMNS = ['Question', 'Answer', 'Points', 'Next option']

/**
 * Every answer, its points, and the next option up. Explicit roles, because the stacked layout of a narrow
 * screen removes those of the table.
 */
export function AnswerTable({ caption, rows }: AnswerTableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption className="muted">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ question, answer, points, above }) => (
          <tr key={question} role="row">
            <th scope="row" role="rowheader">
              {question}
            </th>
            <td role="cell" className={styles.answer}>
              {answer}
            </td>
            <td role="cell" className={styles.points}>
              {points}
            </td>
            <td role="cell" className={styles.above}>
              {above}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
