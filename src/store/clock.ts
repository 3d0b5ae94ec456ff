import { DAY_MS } from '../domain/day.ts'
import { dateOf, numberOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'

const FAR_MS = 365 * DAY_MS
const DOUBTED_HOURS = 7 * 24
/** Longer than any pause between two attempts. */
const LONGEST_PAUSE_MS = 2 * DAY_MS

/**
 * Whether old rows may be deleted by this clock. One that is a year past the newest row may be ahead, or nobody came
 * for a year: it is trusted once servers have run for seven days with it. `hours`: of running since the last call.
 */
export async function trustClock(session: Session, now: Date, hours: number): Promise<boolean> {
  return session.transaction(async (sql) => {
    const { trustedAt, doubtedHours, newestAt } = await readClock(sql)
    // Rows that come in by a doubted clock are no proof.
    const isDoubted = doubtedHours !== undefined
    const last = isDoubted ? trustedAt : Math.max(trustedAt, newestAt)
    if (last === -Infinity || now.getTime() - last <= FAR_MS) {
      if (isDoubted) await writeClock(sql, last, null)
      return true
    }
    const counted = isDoubted ? doubtedHours + hours : 0
    const isTrusted = counted >= DOUBTED_HOURS
    await writeClock(sql, isTrusted ? now.getTime() : last, isTrusted ? null : counted)
    return isTrusted
  })
}

/** Sends what a clock that was ahead has put off; the first attempt of an event waits for nothing. */
export async function sendWaitingSoon(sql: Sql, now: Date): Promise<void> {
  await sql.query(
    `UPDATE assessment_deliveries SET next_attempt_at = $1
     WHERE next_attempt_at > $2 OR next_attempt_at > $1 AND attempts = 0`,
    [now.toISOString(), new Date(now.getTime() + LONGEST_PAUSE_MS).toISOString()],
  )
}

/** Rejects if the role lacks a right. */
export async function checkClockRights(sql: Sql): Promise<void> {
  await readClock(sql)
  await sql.query(
    'UPDATE assessment_store SET trusted_at = trusted_at, doubted_hours = doubted_hours',
  )
}

async function readClock(sql: Sql) {
  const [row] = await sql.query(
    `SELECT CAST(trusted_at AS text) AS trusted, doubted_hours AS hours,
       CAST(${sql.dialect.newestRow} AS text) AS newest
     FROM assessment_store`,
  )
  const timeOf = (value: unknown) => (value === null ? -Infinity : dateOf(value).getTime())
  const hours = row?.['hours'] ?? null
  return {
    trustedAt: timeOf(row?.['trusted']),
    newestAt: timeOf(row?.['newest']),
    doubtedHours: hours === null ? undefined : numberOf(hours),
  }
}

async function writeClock(sql: Sql, trustedAt: number, doubtedHours: number | null) {
  await sql.query('UPDATE assessment_store SET trusted_at = $1, doubted_hours = $2', [
    new Date(trustedAt).toISOString(),
    doubtedHours,
  ])
}
