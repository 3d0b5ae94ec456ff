import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from '../table/table.module.css'

type AnswerTableProps = {
  caption: string
  groups: readonly {
    name: string
    rows: readonly { question: string; answer: string; points: number; above: string }[]
    /** How the points of the rows make the group's score. */
    sum: string
    score: string
  }[]
  overall: { sum: string; score: string }
}

/** Every answer, what each score is made of, and the next option up. */
export function AnswerTable({ caption, groups, overall }: AnswerTableProps) {
  return (
    <Table
      caption={caption}
      columns={['Question', 'Answer', 'Points', 'Next option']}
      look={styles.answers}
    >
      {groups.map(({ name, rows, sum, score }) => (
        <RowGroup key={name}>
          {rows.map(({ question, answer, points, above }) => (
            <Row key={question} name={question}>
              <Cell look={styles.answer}>{answer}</Cell>
              <Cell look={styles.points}>{points}</Cell>
              <Cell look={styles.above}>{above}</Cell>
            </Row>
          ))}
          <Sum name={name} sum={sum} score={score} />
        </RowGroup>
      ))}
      <RowGroup>
        <Sum name="Overall" {...overall} />
      </RowGroup>
    </Table>
  )
}

type SumProps = { name: string; sum: string; score: string }

function Sum({ name, sum, score }: SumProps) {
  return (
    <Row name={name} look={styles.sum}>
      <Cell>{sum}</Cell>
      <Cell look={styles.points}>{score}</Cell>
      <Cell>{''}</Cell>
    </Row>
  )
}
