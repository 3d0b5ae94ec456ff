import { randomHex, uuidAt } from '../../src/web/state/random-hex.ts'
import type { Connection } from './databases.ts'

const COLUMNS = '(idempotency_key, body_hash, name, company, designation, email)'
const WIDTH = 6

/** Leads per second of a loop that does nothing but insert: `rows` in each durable commit. */
export async function runInsertLoop(
  { run }: Connection,
  rows: number,
  seconds: number,
): Promise<number> {
  const places = Array.from({ length: rows }, (_row, row) => {
    const numbers = Array.from(
      { length: WIDTH },
      (_column, column) => `$${row * WIDTH + column + 1}`,
    )
    return `(${numbers.join(', ')})`
  })
  const insert = `INSERT INTO maturity_quiz_leads ${COLUMNS} VALUES ${places.join(', ')}`
  const startedAt = performance.now()
  let kept = 0
  while (performance.now() - startedAt < seconds * 1000) {
    await run(insert, Array.from({ length: rows }, leadValues).flat())
    kept += rows
  }
  return (kept * 1000) / (performance.now() - startedAt)
}

function leadValues(): string[] {
  const email = `ada.${randomHex(6)}@larkfield.example`
  const key = uuidAt(Date.now())
  return [key, randomHex(32), 'Ada Marsh', 'Larkfield Systems', 'Head of Enablement', email]
}
