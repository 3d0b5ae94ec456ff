import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from '../table/table.module.css'

type AnswerTableProps = {
  caption: string
  rows: readonly { id: number; question: string; answer: string; above: string }[]
}

export function AnswerTable({ caption, rows }: AnswerTableProps) {
  return (
    <Table caption={caption} columns={['Question', 'Answer', 'Next option']} look={styles.answers}>
      <RowGroup>
        {rows.map(({ id, question, answer, above }) => (
          <Row key={id} name={`${id}. ${question}`}>
            <Cell look={styles.answer}>{answer}</Cell>
            <Cell look={styles.above}>{above}</Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
