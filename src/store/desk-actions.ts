import { DESK_ACTIONS } from '../contract/desk/api.ts'
import type { DeskAction } from '../contract/desk/api.ts'
import { dateOf, numberOf, textOf } from './sql/sql.ts'
import type { Sql } from './sql/sql.ts'

const SHOWN = 50

/** Call it in the transaction of what was done. */
export async function addAction(sql: Sql, { at, who, action, count }: DeskAction): Promise<void> {
  await sql.query(
    `INSERT INTO assessment_desk_actions (created_at, who, action, count)
     VALUES ($1, $2, $3, $4)`,
    [at, who, action, count],
  )
}

/** The newest first. */
export async function readActions(sql: Sql): Promise<DeskAction[]> {
  const rows = await sql.query(
    `SELECT CAST(created_at AS text) AS at, who, action, count FROM assessment_desk_actions
     ORDER BY id DESC LIMIT ${SHOWN}`,
  )
  return rows.map((row) => {
    const action = DESK_ACTIONS.find((each) => each === row['action'])
    if (!action) throw new Error('The database has an unknown action of the desk')
    return {
      at: dateOf(row['at']).toISOString(),
      who: textOf(row['who']),
      action,
      count: numberOf(row['count']),
    }
  })
}
