import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from '../table/table.module.css'

type AnswerTableProps = {
  caption: string
  rows: readonly { question: string; answer: string; points: number; above: string }[]
}

/** Every answer, its points, and the next option up. */
export function AnswerTable({ caption, rows }: AnswerTableProps) {
  return (
    <Table
      caption={caption}
      columns={['Question', 'Answer', 'Points', 'Next option']}
      look={styles.answers}
    >
      <RowGroup>
        {rows.map(({ question, answer, points, above }) => (
          <Row key={question} name={question}>
            <Cell look={styles.answer}>{answer}</Cell>
            <Cell look={styles.points}>{points}</Cell>
            <Cell look={styles.above}>{above}</Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
