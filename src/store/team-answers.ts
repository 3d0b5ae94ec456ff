import { hash } from 'node:crypto'
import { versionInCode } from '../domain/report/read-report-code.ts'
import { LARGEST_TEAM } from '../domain/sharing/team.ts'
import { textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import { erasureMarkOf } from './stored-row.ts'

/** `key`: what a mark is the hash of. */
export const TEAM_TABLE = { name: 'assessment_team_answers', key: 'team || member_hash' }
const TABLE = TEAM_TABLE.name

/** The keys of a team and of one member; each is 16 symbols. */
export type Membership = { team: string; member: string }

/**
 * `first`: new, and the team had none. `replaced`: a member's answers changed. `repeated`: they are as they were, or
 * were taken out, and nothing was written. `full`: the team has as many as it may.
 */
export type TeamOutcome = 'first' | 'saved' | 'replaced' | 'repeated' | 'full'

/** Keeps a member's answers, as a report code. Those that were taken out are never kept again. */
export async function keepTeamAnswers(
  session: Session,
  { team, member }: Membership,
  code: string,
  now: Date,
): Promise<TeamOutcome> {
  const memberHash = hash('sha256', member)
  return session.transaction(async (sql) => {
    // So that of two at the same time the second one counts the first.
    await sql.query(sql.dialect.lockTeam, [team])
    const [marks, rows] = await Promise.all([
      sql.query(FIND_MARK, [erasureMarkOf(team + memberHash)]),
      sql.query(`SELECT member_hash, code FROM ${TABLE} WHERE team = $1`, [team]),
    ])
    const own = rows.find((row) => row['member_hash'] === memberHash)
    if (marks.length > 0 || own?.['code'] === code) return 'repeated'
    const ofVersion = rows.filter(
      (row) => row !== own && versionInCode(textOf(row['code'])) === versionInCode(code),
    )
    if (ofVersion.length >= LARGEST_TEAM) return 'full'
    await writeRows(sql, [{ team, member_hash: memberHash, code, created_at: now.toISOString() }])
    if (own) return 'replaced'
    return rows.length === 0 ? 'first' : 'saved'
  })
}

/** Deletes a member's answers, if there are any, and marks the member. */
export async function takeOutTeamAnswers(
  session: Session,
  { team, member }: Membership,
  now: Date,
): Promise<void> {
  const memberHash = hash('sha256', member)
  await session.transaction(async (sql) => {
    await sql.query(sql.dialect.lockTeam, [team])
    const deleted = await sql.query(DELETE_ONE, [team, memberHash])
    await sql.query(sql.dialect.markTeamAnswers, [
      erasureMarkOf(team + memberHash),
      now.toISOString(),
      deleted.length,
    ])
  })
}

/**
 * Deletes the marks before `before` of answers that were never here. `aside`: the marks of those in databases that
 * were put aside, which may come back.
 */
export async function dropTeamMarks(
  session: Session,
  before: Date,
  aside: readonly string[],
): Promise<void> {
  await session.transaction(async (sql) => {
    if (aside.length > 0) {
      await keepTeamMarks(
        sql,
        `SELECT value FROM ${sql.dialect.inputValues}`,
        JSON.stringify(aside),
      )
    }
    await sql.query(sql.dialect.dropMarks, [before.toISOString()])
  })
}

/** Marks that a SELECT finds stay for good: somebody's answers were here, or are in a file. */
export async function keepTeamMarks(sql: Sql, select: string, ...values: string[]): Promise<void> {
  await sql.query(
    `UPDATE assessment_erased SET was_kept = 1
     WHERE table_name = '${TABLE}' AND was_kept = 0 AND row_key IN (${select})`,
    values,
  )
}

/** The report codes of a team. */
export async function readTeamCodes(sql: Sql, team: string): Promise<string[]> {
  const rows = await sql.query(`SELECT code FROM ${TABLE} WHERE team = $1`, [team])
  return rows.map(({ code }) => textOf(code))
}

/** Runs each statement without a row: rejects if the role lacks a right. */
export async function checkTeamRights(sql: Sql): Promise<void> {
  await sql.query(FIND_MARK, [''])
  await readTeamCodes(sql, '')
  await writeRows(sql, [])
  await sql.query(DELETE_ONE, ['', ''])
  await sql.query(sql.dialect.dropMarks, [new Date(0).toISOString()])
}

const FIND_MARK = `SELECT row_key FROM assessment_erased WHERE table_name = '${TABLE}' AND row_key = $1`
const DELETE_ONE = `DELETE FROM ${TABLE} WHERE team = $1 AND member_hash = $2 RETURNING team`

async function writeRows(sql: Sql, rows: readonly Readonly<Record<string, string>>[]) {
  await sql.query(
    `INSERT INTO ${TABLE} (team, member_hash, code, created_at)
     SELECT team, member_hash, code, created_at FROM ${sql.dialect.inputRows(COLUMNS)} WHERE true
     ON CONFLICT (team, member_hash)
     DO UPDATE SET code = excluded.code, created_at = excluded.created_at`,
    [JSON.stringify(rows)],
  )
}

const COLUMNS = { team: 'text', member_hash: 'text', code: 'text', created_at: 'timestamptz' }
