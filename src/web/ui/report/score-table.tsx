import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
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

/** What every score is made of, in one table. */
export function ScoreTable({ caption, groups, total }: ScoreTableProps) {
  return (
    <Table caption={caption} columns={['Question', 'Your answer', 'Points']} look={styles.scores}>
      {groups.map(({ name, rows, sum, points }) => (
        <RowGroup key={name}>
          {rows.map((row) => (
            <Row key={row.question} name={row.question}>
              <Cell>{row.answer}</Cell>
              <Cell look={styles.points}>{row.points}</Cell>
            </Row>
          ))}
          <Sum name={name} sum={sum} points={points} />
        </RowGroup>
      ))}
      <RowGroup>
        <Sum name="Overall" sum={total.sum} points={total.points} />
      </RowGroup>
    </Table>
  )
}

function Sum({ name, sum, points }: { name: string; sum: string; points: number }) {
  return (
    <Row name={name} look={styles.sum}>
      <Cell>{sum}</Cell>
      <Cell look={styles.points}>{points}</Cell>
    </Row>
  )
}
