import { Tag } from '../label/tag.tsx'
import { classesOf } from '../page/classes-of.ts'
import { Cell, Row, RowGroup, Table } from './table.tsx'
import styles from './dot-table.module.css'

type DotTableProps = {
  caption: string
  letters: readonly string[]
  rows: readonly {
    key: number
    name: string
    counts: readonly number[]
    /** `accent`: its word stands on a flag. */
    verdict: { word: string; detail: string; accent: boolean }
  }[]
}

/** A table first: each cell holds its count as text, and as many dots beside it. */
export function DotTable({ caption, letters, rows }: DotTableProps) {
  return (
    <Table
      caption={caption}
      columns={['Question', ...letters, 'How far apart']}
      look={styles.dotTable}
    >
      <RowGroup>
        {rows.map(({ key, name, counts, verdict }) => (
          <Row key={key} name={name}>
            {counts.map((count, place) => (
              <Cell key={letters[place]} look={styles.cell} column={letters[place]}>
                <span className={classesOf(styles.counted, count === 0 && styles.nobody)}>
                  {/* The ring shows that nobody chose it: the 0 is for screen readers. */}
                  <span className={styles.count}>
                    <span className={count === 0 ? 'unseen' : undefined}>{count}</span>
                  </span>
                  <span className={styles.dots} aria-hidden="true">
                    {count === 0 && <span className={styles.none} />}
                    {Array.from({ length: count }, (_, dot) => (
                      <span key={dot} className={styles.dot} />
                    ))}
                  </span>
                </span>
              </Cell>
            ))}
            <Cell look={styles.verdict}>
              <span className={styles.apart}>
                <span>
                  <Tag accent={verdict.accent}>{verdict.word}</Tag>
                </span>{' '}
                <span>{verdict.detail}</span>
              </span>
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
