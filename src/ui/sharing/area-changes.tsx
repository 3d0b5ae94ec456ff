import { Scale } from '../chart/scale.tsx'
import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from '../table/table.module.css'

type AreaChangesProps = {
  caption: string
  /** Of the scale. */
  ends: readonly [number, number]
  rows: readonly {
    name: string
    from: string
    to: string
    change: string
    /** Places on the scale, 0 to 1. */
    fromShare: number
    toShare: number
  }[]
}

const TICKS = [0.25, 0.5, 0.75]

/** A table for everyone; in its last column the way from the earlier score to the later one. */
export function AreaChanges({ caption, ends, rows }: AreaChangesProps) {
  return (
    <Table caption={caption} columns={['Area', 'Earlier', 'Later', 'Change']} look={styles.areas}>
      <RowGroup>
        {rows.map(({ name, from, to, change, fromShare, toShare }) => (
          <Row key={name} name={name}>
            <Cell look={styles.figure} column="Earlier">
              {from}
            </Cell>
            <Cell look={styles.figure} column="Later">
              {to}
            </Cell>
            <Cell look={styles.way}>
              <div className={styles.change}>
                <span className={styles.word}>{change}</span>
                <Scale
                  ends={ends}
                  height={20}
                  ticks={TICKS}
                  range={{
                    from: fromShare,
                    to: toShare,
                    tone: toShare < fromShare ? 'down' : 'up',
                  }}
                  points={pointsOf(fromShare, toShare)}
                  className={styles.scale}
                />
              </div>
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}

/** An open circle where it was, a filled one where it is; one within the other where nothing moved. */
function pointsOf(from: number, to: number) {
  const isSame = from === to
  return [
    { at: from, radius: isSame ? 8 : 5, isOpen: true },
    { at: to, radius: isSame ? 4.5 : 7 },
  ]
}
