import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from '../table/table.module.css'

type ScoreTableProps = {
  caption: string
  groups: readonly {
    name: string
    rows: readonly { question: string; answer: string; level: number }[]
    /** How the levels of the rows make the group's score. */
    sum: string
    total: number
  }[]
  overall: { sum: string; total: number }
}

/** What every score is made of, in one table. */
export function ScoreTable({ caption, groups, overall }: ScoreTableProps) {
  return (
    <Table caption={caption} columns={['Question', 'Answer', 'Levels']} look={styles.scores}>
      {groups.map(({ name, rows, sum, total }) => (
        <RowGroup key={name}>
          {rows.map((row) => (
            <Row key={row.question} name={row.question}>
              <Cell>{row.answer}</Cell>
              <Cell look={styles.level}>{row.level}</Cell>
            </Row>
          ))}
          <Sum name={name} sum={sum} total={total} />
        </RowGroup>
      ))}
      <RowGroup>
        <Sum name="Overall" {...overall} />
      </RowGroup>
    </Table>
  )
}

function Sum({ name, sum, total }: { name: string; sum: string; total: number }) {
  return (
    <Row name={name} look={styles.sum}>
      <Cell>{sum}</Cell>
      <Cell look={styles.level}>{total}</Cell>
    </Row>
  )
}
