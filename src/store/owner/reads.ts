import { randomUUID } from 'node:crypto'

import { LARGEST_TEAM } from '../../domain/sharing/team.ts'
import type {
  EmailActivity,
  LeadHistory,
  LeadQuery,
  ListedLead,
  Period,
  StoredLead,
  StoredResponse,
} from './owner-store.ts'
import { activityOf, leadOf, responseColumns, responseOf } from './rows.ts'
import { numberOf, placesOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlRow, SqlValue } from '../sql/sql.ts'
import { LEAD_COLUMNS } from '../stored-row.ts'

const PAGE = 1000
/** Before every row. */
const START_OF_TIME = '0001-01-01T00:00:00.000Z'

const LEADS = `
  SELECT lead.id, CAST(lead.created_at AS text) AS created_at,
    ${LEAD_COLUMNS.map((column) => `lead.${column}`).join()}
  FROM maturity_quiz_leads AS lead`

const RESPONSES = `
  SELECT response.id, CAST(response.created_at AS text) AS created_at,
    ${responseColumns('response')}
  FROM assessment_responses AS response`

/** One row for each email, from one pass over both tables. */
const ACTIVITIES = `
  SELECT email, count(lead_id) AS lead_count, count(response_id) AS response_count,
    max(response_id) AS latest_id
  FROM (
    SELECT email, CASE WHEN quarantine IS NULL THEN id END AS lead_id, NULL AS response_id
    FROM maturity_quiz_leads
    UNION ALL
    SELECT user_email, NULL, id FROM assessment_responses WHERE user_email IS NOT NULL
  ) AS kept GROUP BY email`

/** With the lead itself, as many as one page of a team takes. */
const MOST_COLLEAGUES = LARGEST_TEAM - 1

/** For a lead that came in after the activities were counted. */
const NEW_ACTIVITY: EmailActivity = { leadCount: 1, responseCount: 0, latestResponse: undefined }

export async function countLeads(sql: Sql, query: LeadQuery): Promise<number> {
  return countRows(sql, `maturity_quiz_leads AS lead WHERE ${quarantineIs(query)} AND`, query)
}

export async function countResponses(sql: Sql, period: Period): Promise<number> {
  return countRows(sql, 'assessment_responses WHERE', period)
}

async function countRows(sql: Sql, from: string, period: Period): Promise<number> {
  const [row] = await sql.query(
    `SELECT count(*) AS count FROM ${from} created_at >= $1 AND created_at < $2`,
    boundsOf(period),
  )
  return numberOf(row?.['count'])
}

/**
 * A first page, which is often all that is wanted, finds the activities of its emails in the tables
 * themselves; all further pages find them in a temporary table.
 */
export async function* readLeads(
  sql: Sql,
  query: LeadQuery,
): AsyncGenerator<readonly ListedLead[]> {
  const select = `${LEADS} WHERE ${quarantineIs(query)} AND`
  const table = `activities_${randomUUID().replaceAll('-', '')}`
  let pages = 0
  try {
    for await (const rows of readPages(sql, select, 'lead', query)) {
      if (pages === 1) await keepActivities(sql, table)
      yield await listed(sql, pages > 0 ? table : `(${ACTIVITIES})`, rows.map(leadOf))
      pages += 1
    }
  } finally {
    // Where this fails, the connection is gone, and the table with it.
    if (pages > 0) await sql.query(`DROP TABLE IF EXISTS ${table}`).catch(() => {})
  }
}

/** Each lead with what its email did besides. */
async function listed(
  sql: Sql,
  activities: string,
  leads: readonly StoredLead[],
): Promise<ListedLead[]> {
  const emails = [...new Set(leads.map(({ email }) => email))]
  if (emails.length === 0) return []
  const found = await readActivities(sql, activities, emails)
  return leads.map((lead) => ({ ...lead, ...(found.get(lead.email) ?? NEW_ACTIVITY) }))
}

async function keepActivities(sql: Sql, table: string): Promise<void> {
  await sql.query(`CREATE TEMPORARY TABLE ${table} AS ${ACTIVITIES}`)
  await sql.query(`CREATE UNIQUE INDEX ${table}_email ON ${table} (email)`)
}

async function readActivities(
  sql: Sql,
  from: string,
  emails: readonly string[],
): Promise<Map<string, EmailActivity>> {
  const rows = await sql.query(
    `SELECT activity.email, activity.lead_count, activity.response_count,
       ${responseColumns('latest')}
     FROM ${from} AS activity
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
  const query = { ...period, order: 'oldest-first' } as const
  for await (const rows of readPages(sql, `${RESPONSES} WHERE`, 'response', query)) {
    yield rows.map(responseOf)
  }
}

export async function readHistory(
  sql: Sql,
  who: { id: number } | { email: string },
): Promise<LeadHistory | undefined> {
  const email = 'email' in who ? who.email : await emailOf(sql, who.id)
  if (email === undefined) return undefined
  const leads = await sql.query(
    `${LEADS} WHERE lead.email = $1 ORDER BY lead.id DESC LIMIT ${PAGE}`,
    [email],
  )
  const [first, ...others] = leads.map(leadOf)
  if (!first) return undefined
  const responses = await sql.query(
    `${RESPONSES} WHERE response.user_email = $1 ORDER BY response.id DESC LIMIT ${PAGE}`,
    [email],
  )
  return {
    leads: [first, ...others],
    responses: responses.map(responseOf),
    colleagues: await readColleagues(sql, email),
  }
}

/** Newest first; those that are gone are left out. */
export async function readLeadsWith(sql: Sql, ids: readonly number[]): Promise<StoredLead[]> {
  return (await readWith(sql, LEADS, 'lead', ids)).map(leadOf)
}

/** Newest first; those that are gone are left out. */
export async function readResponsesWith(
  sql: Sql,
  ids: readonly number[],
): Promise<StoredResponse[]> {
  return (await readWith(sql, RESPONSES, 'response', ids)).map(responseOf)
}

async function readWith(
  sql: Sql,
  select: string,
  alias: string,
  ids: readonly number[],
): Promise<readonly SqlRow[]> {
  if (ids.length === 0) return []
  const places = placesOf(ids)
  return sql.query(`${select} WHERE ${alias}.id IN (${places}) ORDER BY ${alias}.id DESC`, ids)
}

/** Only whole domains are equal: 'acme.example' is not 'eu.acme.example'. */
async function readColleagues(sql: Sql, email: string): Promise<ListedLead[]> {
  const rows = await sql.query(
    `${LEADS} WHERE lead.id IN (
       SELECT max(id) FROM maturity_quiz_leads
       WHERE quarantine IS NULL AND email <> $1
         AND substr(email, length(email) - length(CAST($2 AS text)) + 1) = $2
       GROUP BY email)
     ORDER BY lead.id DESC LIMIT ${MOST_COLLEAGUES}`,
    [email, email.slice(email.lastIndexOf('@'))],
  )
  return listed(sql, `(${ACTIVITIES})`, rows.map(leadOf))
}

async function emailOf(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql.query('SELECT email FROM maturity_quiz_leads WHERE id = $1', [id])
  return row && textOf(row['email'])
}

/** By (created_at, id), which stays exact where many rows share one moment. */
async function* readPages(
  sql: Sql,
  select: string,
  alias: string,
  { order, ...period }: Period & Pick<LeadQuery, 'order'>,
): AsyncGenerator<readonly SqlRow[]> {
  const [since, until] = boundsOf(period)
  const [direction, compare, bound] =
    order === 'oldest-first' ? ['ASC', '>', '<'] : ['DESC', '<', '>=']
  const text = `${select}
    (${alias}.created_at, ${alias}.id) ${compare} ($1, $2) AND ${alias}.created_at ${bound} $3
    ORDER BY ${alias}.created_at ${direction}, ${alias}.id ${direction} LIMIT ${PAGE}`
  const end = order === 'oldest-first' ? until : since
  let from: SqlValue[] = [order === 'oldest-first' ? since : until, 0]
  for (;;) {
    const rows = await sql.query(text, [...from, end])
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    from = [textOf(last['created_at']), numberOf(last['id'])]
  }
}

/** The values for `created_at >= $1 AND created_at < $2`. */
export function boundsOf({ since, until }: Period): [since: string, until: string] {
  return [since?.toISOString() ?? START_OF_TIME, until.toISOString()]
}

function quarantineIs({ isQuarantined }: LeadQuery): string {
  return `lead.quarantine IS ${isQuarantined ? 'NOT NULL' : 'NULL'}`
}
