import { Scale } from '../chart/scale.tsx'
import { Cell, Row, RowGroup, Table } from './table.tsx'
import styles from './table.module.css'

type RangeTableProps = {
  caption: string
  /** Of the scale. */
  ends: readonly [number, number]
  rows: readonly {
    name: string
    median: string
    range: string
    /** Places on the bar, 0 to 1. */
    from: number
    middle: number
    to: number
  }[]
}

export function RangeTable({ caption, ends, rows }: RangeTableProps) {
  return (
    <Table caption={caption} columns={['Area', 'Middle', 'Range']} look={styles.ranges}>
      <RowGroup>
        {rows.map(({ name, median, range, from, middle, to }) => (
          <Row
            key={name}
            name={
              <>
                {name}
                <Scale
                  ends={ends}
                  height={12}
                  range={{ from, to, tone: 'spread' }}
                  points={[{ at: middle, radius: 5 }]}
                />
              </>
            }
          >
            <Cell look={styles.figure} column="Middle">
              {median}
            </Cell>
            <Cell look={styles.figure} column="Range">
              {range}
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
