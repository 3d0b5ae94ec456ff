import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'

/** The rows of a statement; their type depends on its text. */
export function rowsOf<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any row
  return statement.all(...values) as unknown[] as Row[]
}

/** The first column of each row. */
export function columnOf<Value extends SQLOutputValue>(
  statement: StatementSync,
  ...values: SQLInputValue[]
): Value[] {
  statement.setReturnArrays(true)
  return rowsOf<[Value]>(statement, ...values).map(([value]) => value)
}

export function readPragma(db: DatabaseSync, pragma: string): SQLOutputValue | undefined {
  return columnOf(db.prepare(`PRAGMA ${pragma}`))[0]
}
