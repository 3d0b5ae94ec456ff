import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from './area-changes.module.css'

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

const TICKS = ['25%', '50%', '75%']

/** A table for everyone; in its last column the way from the earlier score to the later one. */
export function AreaChanges({ caption, ends, rows }: AreaChangesProps) {
  return (
    <Table caption={caption} columns={['Area', 'Earlier', 'Later', 'Change']} look={styles.areas}>
      <RowGroup>
        {rows.map(({ name, from, to, change, fromShare, toShare }) => (
          <Row key={name} name={name}>
            <Cell look={styles.score} column="Earlier">
              {from}
            </Cell>
            <Cell look={styles.score} column="Later">
              {to}
            </Cell>
            <Cell look={styles.last}>
              <div className={styles.change}>
                <span className={styles.word}>{change}</span>
                <span className={styles.scale} aria-hidden="true">
                  {ends[0]}
                  <Way from={fromShare} to={toShare} />
                  {ends[1]}
                </span>
              </div>
            </Cell>
          </Row>
        ))}
      </RowGroup>
    </Table>
  )
}

/** An open circle where it was, a filled one where it is; one within the other where nothing moved. */
function Way({ from, to }: { from: number; to: number }) {
  const [start, end] = [`${from * 100}%`, `${to * 100}%`]
  return (
    <svg className={styles.way} width="100%" height="20">
      <rect className={styles.track} y="8" width="100%" height="4" />
      {TICKS.map((x) => (
        <line key={x} className={styles.tick} x1={x} x2={x} y1="5" y2="15" />
      ))}
      <line className={to < from ? styles.down : styles.up} x1={start} x2={end} y1="10" y2="10" />
      <circle className={styles.before} cx={start} cy="10" r={from === to ? 8 : 5} />
      <circle className={styles.after} cx={end} cy="10" r={from === to ? 4.5 : 7} />
    </svg>
  )
}
