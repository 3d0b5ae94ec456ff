import styles from './answer-table.module.css'

type AnswerTableProps = {
  caption: string
  rows: readonly { question: string; answer: string; points: number; above: string }[]
}

/** Every answer with its points, and below it what would be the next option up. */
export function AnswerTable({ caption, rows }: AnswerTableProps) {
  return (
    <table className={styles.table}>
      <caption className="caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, answer, points, above }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>
              <strong>{answer}</strong>
              <span className="caption screen-only">{above}</span>
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
