import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from './score-table.module.css'

type ScoreTableProps = {
  caption: string
  groups: readonly {
    name: string
    rows: readonly { question: string; answer: string; level: number }[]
    /** How the levels of the rows make the group's score. */
    sum: string
    level: number
  }[]
  total: { sum: string; level: number }
}

/** What every score is made of, in one table. */
export function ScoreTable({ caption, groups, total }: ScoreTableProps) {
  return (
    <Table caption={caption} columns={['Question', 'Your answer', 'Level']} look={styles.scores}>
      {groups.map(({ name, rows, sum, level }) => (
        <RowGroup key={name}>
          {rows.map((row) => (
            <Row key={row.question} name={row.question}>
              <Cell>{row.answer}</Cell>
              <Cell look={styles.level}>{row.level}</Cell>
            </Row>
          ))}
          <Sum name={name} sum={sum} level={level} />
        </RowGroup>
      ))}
      <RowGroup>
        <Sum name="Overall" sum={total.sum} level={total.level} />
      </RowGroup>
    </Table>
  )
}

function Sum({ name, sum, level }: { name: string; sum: string; level: number }) {
  return (
    <Row name={name} look={styles.sum}>
      <Cell>{sum}</Cell>
      <Cell look={styles.level}>{level}</Cell>
    </Row>
  )
}
