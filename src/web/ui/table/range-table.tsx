import { Cell, Row, RowGroup, Table } from './table.tsx'
import styles from './range-table.module.css'

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
                <span aria-hidden="true" className={styles.scale}>
                  {ends[0]}
                  <svg className={styles.bar} width="100%" height="12">
                    <rect className={styles.track} y="4" width="100%" height="4" />
                    <rect
                      className={styles.range}
                      x={`${from * 100}%`}
                      y="4"
                      width={`${Math.max(to - from, 0.01) * 100}%`}
                      height="4"
                    />
                    <circle className={styles.middle} cx={`${middle * 100}%`} cy="6" r="5" />
                  </svg>
                  {ends[1]}
                </span>
              </>
            }
          >
            <Cell look={styles.number} column="Middle">
              {median}
            </Cell>
            <Cell look={styles.number} column="Range">
              {range}
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}
