import type { ReactNode } from 'react'
import { Cell, Row, RowGroup, Table } from '../table/table.tsx'
import styles from './slopes.module.css'

type SlopeProps = {
  name: string
  from: string
  to: string
  change: string
  /** 0 to 1 */
  fromShare: number
  toShare: number
}

const HEIGHT = 48

/** A table for everyone; the slope in its last column is drawn beside the numbers. */
export function Slopes({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Table caption={caption} columns={['Area', 'Earlier', 'Later', 'Change']} look={styles.slopes}>
      <RowGroup>{children}</RowGroup>
    </Table>
  )
}

export function Slope({ name, from, to, change, fromShare, toShare }: SlopeProps) {
  const [start, end] = [heightOf(fromShare), heightOf(toShare)]
  return (
    <Row name={name}>
      <Cell look={styles.score} column="Earlier">
        {from}
      </Cell>
      <Cell look={styles.score} column="Later">
        {to}
      </Cell>
      <Cell>
        <div className={styles.change}>
          {change}
          <svg
            aria-hidden="true"
            className={styles.picture}
            viewBox={`0 0 120 ${HEIGHT}`}
            width="120"
            height={HEIGHT}
          >
            <line className={styles.line} x1="8" y1={start} x2="112" y2={end} />
            <circle className={styles.before} cx="8" cy={start} r="4" />
            <circle className={styles.after} cx="112" cy={end} r="6" />
          </svg>
        </div>
      </Cell>
    </Row>
  )
}

function heightOf(share: number): number {
  return HEIGHT - 8 - share * (HEIGHT - 16)
}
