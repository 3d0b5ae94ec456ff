import { deleteRows, isNothing, NO_ROWS } from './erase.ts'
import type { AllCounts } from './erase.ts'
import { numberOf } from './sql/sql.ts'
import type { RowTable, Session, Sql } from './sql/sql.ts'
import { LEAD_TABLE, RESPONSE_TABLE } from './stored-row.ts'
import { TEAM_TABLE } from './team-answers.ts'

/** Small, so that others do not wait long for a transaction. */
const BATCH = 500
/** A team has fifty answers at most. */
const TEAM_BATCH = 10

/**
 * Deletes the oldest rows created before `before` with their deliveries, some hundred per table. All
 * counts are 0 when none are left.
 */
export async function purgeSome(session: Session, before: Date): Promise<AllCounts> {
  return {
    leads: await purgeTable(session, LEAD_TABLE, 'id', before),
    responses: await purgeTable(session, RESPONSE_TABLE, 'id', before),
    teamAnswers: await purgeTable(session, TEAM_TABLE, 'team, member_hash', before),
  }
}

/** Deletes some teams, all of whose answers were created before `before`. */
export async function purgeIdleTeams(sql: Sql, before: Date): Promise<AllCounts> {
  const deleted = await sql.query(
    `DELETE FROM ${TEAM_TABLE.name} WHERE team IN (
       SELECT team FROM ${TEAM_TABLE.name} GROUP BY team HAVING max(created_at) < $1 LIMIT ${TEAM_BATCH}
     ) RETURNING team`,
    [before.toISOString()],
  )
  return { ...NO_ROWS, teamAnswers: deleted.length }
}

/** Repeats `step` until nothing is left or `mayGoOn` says no; it gets the counts so far. */
export async function purgeInSteps(
  step: () => Promise<AllCounts>,
  mayGoOn: (soFar: AllCounts) => Promise<boolean> | boolean,
): Promise<AllCounts> {
  let total = NO_ROWS
  let deleted = await step()
  while (!isNothing(deleted)) {
    total = {
      leads: total.leads + deleted.leads,
      responses: total.responses + deleted.responses,
      teamAnswers: total.teamAnswers + deleted.teamAnswers,
    }
    if (!(await mayGoOn(total))) break
    deleted = await step()
  }
  return total
}

export async function countOlder(sql: Sql, before: Date): Promise<AllCounts> {
  const [row] = await sql.query(
    `SELECT (SELECT count(*) FROM maturity_quiz_leads WHERE created_at < $1) AS leads,
       (SELECT count(*) FROM assessment_responses WHERE created_at < $1) AS responses,
       (SELECT count(*) FROM ${TEAM_TABLE.name} WHERE created_at < $1) AS answers`,
    [before.toISOString()],
  )
  return {
    leads: numberOf(row?.['leads']),
    responses: numberOf(row?.['responses']),
    teamAnswers: numberOf(row?.['answers']),
  }
}

/** Gives up events that no channel accepted within 30 days, and deletes their payloads, which are personal. */
export async function dropOldPayloads(sql: Sql, before: Date): Promise<number> {
  const dropped = await sql.query(
    `UPDATE assessment_deliveries
     SET payload = NULL, next_attempt_at = NULL,
       last_problem = coalesce(last_problem, 'not sent within 30 days')
     WHERE payload IS NOT NULL AND created_at < $1 RETURNING id`,
    [before.toISOString()],
  )
  return dropped.length
}

async function purgeTable(
  session: Session,
  table: Pick<RowTable, 'name' | 'key'>,
  id: string,
  before: Date,
): Promise<number> {
  const oldest = `SELECT ${id} FROM ${table.name} WHERE created_at < $1
    ORDER BY created_at, ${id} LIMIT ${BATCH}`
  const keys = await session.transaction((sql) =>
    deleteRows(sql, table, `(${id}) IN (${oldest})`, before.toISOString()),
  )
  return keys.length
}
