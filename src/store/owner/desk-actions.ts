import { DESK_ACTIONS } from '../../contract/desk.ts'
import type { DeskAction } from '../../contract/desk.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** What a look at the list shows: nobody pages through the rest. */
const MOST = 50

export async function addAction(sql: Sql, { at, who, action, count }: DeskAction): Promise<void> {
  await sql.query(
    'INSERT INTO assessment_desk_actions (created_at, who, action, count) VALUES ($1, $2, $3, $4)',
    [at, who, action, count],
  )
}

/** The newest first. */
export async function readActions(sql: Sql): Promise<readonly DeskAction[]> {
  const rows = await sql.query(
    `SELECT CAST(created_at AS text) AS created_at, who, action, count
      FROM assessment_desk_actions ORDER BY id DESC LIMIT ${MOST}`,
  )
  return rows.map((row) => ({
    at: dateOf(row['created_at']).toISOString(),
    who: row['who'] === null ? null : textOf(row['who']),
    action: actionOf(row['action']),
    count: numberOf(row['count']),
  }))
}

function actionOf(value: unknown): DeskAction['action'] {
  const action = DESK_ACTIONS.find((known) => known === value)
  if (!action) throw new Error('The database holds an action of the desk that is none')
  return action
}
