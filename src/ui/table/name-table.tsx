import type { ReactNode } from 'react'
import { StageTicks } from '../chart/stage-ticks.tsx'
import { classesOf } from '../page/classes-of.ts'
import { Cell, Row, RowGroup, Table } from './table.tsx'
import field from '../form/field.module.css'
import styles from './table.module.css'

type NameTableProps = {
  caption: string
  /** In characters. */
  longestName: number
  stages: readonly string[]
  rows: readonly {
    key: string
    /** A link to the report. */
    report: ReactNode
    label: string
    name: string
    onName: (name: string) => void
    score: string
    stage: string
    /** Said below the stage. */
    note?: string | undefined
  }[]
}

/** The reports of a team; each takes a name. On paper the names that were typed remain. */
export function NameTable({ caption, longestName, stages, rows }: NameTableProps) {
  const isNamed = rows.some(({ name }) => name !== '')
  return (
    <Table
      caption={caption}
      columns={['Report', 'Name (optional)', 'Score', 'Stage']}
      look={classesOf(styles.names, !isNamed && styles.unnamed)}
    >
      <RowGroup>
        {rows.map(({ key, report, label, name, onName, score, stage, note }) => (
          <Row key={key} name={report}>
            <Cell look={styles.name} column="Name (optional)">
              <input
                className={field.input}
                aria-label={label}
                value={name}
                maxLength={longestName}
                autoComplete="off"
                onChange={(event) => onName(event.target.value)}
              />
            </Cell>
            <Cell look={styles.figure}>{score}</Cell>
            <Cell>
              <StageTicks stage={stage} stages={stages} />
              {note && <span className="note"> {note}</span>}
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
