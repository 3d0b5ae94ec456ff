import { randomUUID } from 'node:crypto'

import type {
  EmailActivity,
  LeadPeriod,
  NotedLead,
  Period,
  StoredLead,
  StoredResponse,
} from './owner-store.ts'
import { activityOf, leadOf, noteOf, responseColumns, responseOf } from './rows.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow, SqlValue } from '../sql/sql.ts'
import { LEAD_ROW_COLUMNS } from '../stored-row.ts'

const PAGE = 1000
/** Before every row. */
const START_OF_TIME = '0001-01-01T00:00:00.000Z'

const SELECT_LEADS = `
  SELECT stored.id, CAST(stored.created_at AS text) AS created_at, note.state, note.note,
    ${LEAD_ROW_COLUMNS.map((column) => `stored.${column}`).join()}
  FROM maturity_quiz_leads AS stored
    LEFT JOIN assessment_lead_notes AS note ON note.lead_id = stored.id`

const SELECT_RESPONSES = `
  SELECT stored.id, CAST(stored.created_at AS text) AS created_at,
    ${responseColumns('stored')}
  FROM assessment_responses AS stored`

/** One row for each email, from one pass over both tables. */
const SELECT_ACTIVITIES = `
  SELECT email, count(lead_id) AS lead_count, count(response_id) AS response_count,
    max(response_id) AS latest_id
  FROM (
    SELECT email, CASE WHEN quarantine IS NULL THEN id END AS lead_id, NULL AS response_id
    FROM maturity_quiz_leads
    UNION ALL
    SELECT user_email, NULL, id FROM assessment_responses WHERE user_email IS NOT NULL
  ) AS kept GROUP BY email`

/** For a lead that came in after the activities were counted. */
const NEW_ACTIVITY: EmailActivity = { leadCount: 1, responseCount: 0, latestResponse: undefined }

/**
 * Each with what its email did besides, counted once when the reading begins, and with what the owners
 * say of it.
 */
export async function* readLeads(
  sql: Sql,
  query: LeadPeriod,
): AsyncGenerator<readonly NotedLead[]> {
  const table = `activities_${randomUUID().replaceAll('-', '')}`
  try {
    await keepActivities(sql, table)
    const select = `${SELECT_LEADS} WHERE ${quarantineIs(query)} AND`
    for await (const rows of readPages(sql, select, query, numberOf)) {
      const leads = rows.map((row) => ({ ...leadOf(row), ...noteOf(row) }))
      const activities = await readActivities(sql, table, leads)
      yield leads.map((lead) => ({ ...lead, ...(activities.get(lead.email) ?? NEW_ACTIVITY) }))
    }
  } finally {
    // Where this fails, the connection is gone, and the table with it.
    await sql.query(`DROP TABLE IF EXISTS ${table}`).catch(() => {})
  }
}

async function keepActivities(sql: Sql, table: string): Promise<void> {
  await sql.query(`CREATE TEMPORARY TABLE ${table} AS ${SELECT_ACTIVITIES}`)
  await sql.query(`CREATE UNIQUE INDEX ${table}_email ON ${table} (email)`)
}

async function readActivities(
  sql: Sql,
  table: string,
  leads: readonly StoredLead[],
): Promise<Map<string, EmailActivity>> {
  const emails = [...new Set(leads.map(({ email }) => email))]
  const rows = await sql.query(
    `SELECT activity.email, activity.lead_count, activity.response_count,
       ${responseColumns('latest')}
     FROM ${table} AS activity
     LEFT JOIN assessment_responses AS latest ON latest.id = activity.latest_id
     WHERE activity.email IN (${placesOf(emails)})`,
    emails,
  )
  return new Map(rows.map((row) => [textOf(row['email']), activityOf(row)]))
}

export async function* readResponses(
  sql: Sql,
  period: Period,
): AsyncGenerator<readonly StoredResponse[]> {
  for await (const rows of readPages(sql, `${SELECT_RESPONSES} WHERE`, period, numberOf)) {
    yield rows.map(responseOf)
  }
}

/** Newest first; those that are gone are left out. */
export async function readLeadsWith(sql: Sql, ids: readonly number[]): Promise<StoredLead[]> {
  return (await readWith(sql, SELECT_LEADS, ids)).map(leadOf)
}

/** Newest first; those that are gone are left out. */
export async function readResponsesWith(
  sql: Sql,
  ids: readonly number[],
): Promise<StoredResponse[]> {
  return (await readWith(sql, SELECT_RESPONSES, ids)).map(responseOf)
}

async function readWith(
  sql: Sql,
  select: string,
  ids: readonly number[],
): Promise<readonly SqlRow[]> {
  if (ids.length === 0) return []
  return sql.query(`${select} WHERE stored.id IN (${placesOf(ids)}) ORDER BY stored.id DESC`, ids)
}

/**
 * Oldest first, by (created_at, id), which stays exact where many rows share one moment. `select` calls
 * them `stored` and ends where a condition can follow.
 */
export async function* readPages(
  sql: Sql,
  select: string,
  period: Period,
  idOf: (value: unknown) => SqlValue,
): AsyncGenerator<readonly SqlRow[]> {
  const [since, until] = boundsOf(period)
  const inOrder = `stored.created_at < $2 ORDER BY stored.created_at, stored.id LIMIT ${PAGE}`
  let rows = await sql.query(`${select} stored.created_at >= $1 AND ${inOrder}`, [since, until])
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    rows = await sql.query(`${select} (stored.created_at, stored.id) > ($1, $3) AND ${inOrder}`, [
      textOf(last['created_at']),
      until,
      idOf(last['id']),
    ])
  }
}

/** The values for `created_at >= $1 AND created_at < $2`. */
export function boundsOf({ since, until }: Period): [since: string, until: string] {
  return [since?.toISOString() ?? START_OF_TIME, until.toISOString()]
}

function quarantineIs({ isQuarantined }: LeadPeriod): string {
  return `stored.quarantine IS ${isQuarantined ? 'NOT NULL' : 'NULL'}`
}
