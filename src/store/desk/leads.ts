import { LEADS_ON_A_PAGE } from '../../contract/desk/api.ts'
import type { LeadOrder, LeadsPage, StoredLead } from '../../contract/desk/api.ts'
import type { LeadQuery } from '../../contract/desk/requests.ts'
import { DAY_MS } from '../../domain/day.ts'
import { canonicalEmail } from '../canonical-email.ts'
import { numberOf, textOf } from '../sql/sql.ts'
import type { Sql, SqlValue } from '../sql/sql.ts'
import { leadOf, SELECT_LEADS } from '../stored-rows.ts'
import { MODEL } from '../../generated/model.ts'

/** Read at once for an export. */
const PAGE = 500
const MAX_SEARCH_WORDS = 8
const MAX_SOURCES = 100

const STAGE_RANKS = MODEL.stages
  .map(({ name }, rank) => `WHEN '${name.replaceAll("'", "''")}' THEN ${rank}`)
  .join(' ')

const SORT_KEYS: Readonly<Record<LeadOrder, string>> = {
  when: 'id',
  name: 'assessment_folded(name)',
  company: 'assessment_folded(company)',
  designation: 'assessment_folded(designation)',
  email: 'email',
  stage: `CASE maturity_stage ${STAGE_RANKS} END`,
  score: 'overall_score',
  source: 'assessment_folded(source)',
}

/**
 * Most leads have no note. PostgreSQL takes `state = 'new'` for a rare thing, and a join of nearly all leads for
 * one of a few, which never ends before it has counted the rows of the tables.
 */
const IS_NEW = `NOT EXISTS (SELECT 1 FROM assessment_lead_notes AS note
  WHERE note.lead_id = assessment_desk_leads.id AND note.state <> 'new')`
const IS_OPEN = `NOT EXISTS (SELECT 1 FROM assessment_lead_notes AS note
  WHERE note.lead_id = assessment_desk_leads.id AND note.state = 'closed')`

/** Of whom something is due: `days` of runs, and the last day for which a reminder is set. */
export type DueSelection = { days: readonly string[]; remindedBy?: string }
type Asked = Omit<LeadQuery, 'due'>
export type LeadSelection = {
  [name in keyof Asked]?: Asked[name] | undefined
} & Partial<DueSelection>

export async function listLeads(
  sql: Sql,
  query: LeadSelection,
  offset: number,
): Promise<LeadsPage> {
  const ids = await findIds(sql, query, `LIMIT ${LEADS_ON_A_PAGE} OFFSET ${offset}`)
  return { leads: await readLeadsWith(sql, ids), count: await countLeads(sql, query) }
}

export async function countLeads(sql: Sql, query: LeadSelection): Promise<number> {
  const { where, values } = conditionsOf(query)
  const [row] = await sql.query(
    // SQLite leaves out joins that nothing asks for, but not below an aggregate.
    `SELECT count(*) AS count
     FROM (SELECT id FROM assessment_desk_leads ${where} LIMIT ${Number.MAX_SAFE_INTEGER}) AS found`,
    values,
  )
  return numberOf(row?.['count'])
}

/** Of all leads of a query, in its order, or of a `page` of them. */
async function findIds(sql: Sql, query: LeadSelection, page = ''): Promise<number[]> {
  const { by = 'when', direction = by === 'when' ? 'descending' : 'ascending' } = query
  const sqlDirection = direction === 'descending' ? 'DESC' : 'ASC'
  const order =
    by === 'when'
      ? `id ${sqlDirection}`
      : `${SORT_KEYS[by]} ${sqlDirection} NULLS LAST, id ${sqlDirection}`
  const { where, values } = conditionsOf(query)
  const rows = await sql.query(
    `SELECT id FROM assessment_desk_leads ${where} ORDER BY ${order} ${page}`,
    values,
  )
  return rows.map((row) => numberOf(row['id']))
}

/** Reads the ids first, so that an export has each lead once, even if more arrive meanwhile. */
export async function* readLeads(
  sql: Sql,
  query: LeadSelection,
): AsyncGenerator<readonly StoredLead[]> {
  const ids = await findIds(sql, query)
  for (let start = 0; start < ids.length; start += PAGE) {
    yield readLeadsWith(sql, ids.slice(start, start + PAGE))
  }
}

/** In the order of `ids`, without missing ones. */
export async function readLeadsWith(sql: Sql, ids: readonly number[]): Promise<StoredLead[]> {
  const rows = await sql.query(
    `${SELECT_LEADS}
     WHERE lead.id IN (SELECT CAST(value AS bigint) FROM ${sql.dialect.inputValues})`,
    [JSON.stringify(ids)],
  )
  const leads = new Map(rows.map((row) => [numberOf(row['id']), leadOf(row)]))
  return ids.flatMap((id) => leads.get(id) ?? [])
}

/** The most frequent first. */
export async function readSources(sql: Sql): Promise<string[]> {
  const rows = await sql.query(
    `SELECT coalesce(utm_source, referrer_host, '') AS source, count(*) AS leads
     FROM maturity_quiz_leads WHERE quarantine IS NULL
     GROUP BY 1 ORDER BY leads DESC, source LIMIT ${MAX_SOURCES}`,
  )
  return rows.map((row) => textOf(row['source']))
}

/** `values`: for `$1`, `$2` … in `where`. */
function conditionsOf(query: LeadSelection): { where: string; values: SqlValue[] } {
  const { days, remindedBy = '', finished, state, quarantined, search = '' } = query
  const values: SqlValue[] = []
  const conditions = [`quarantine IS ${quarantined === 'only' ? 'NOT NULL' : 'NULL'}`]

  function bind(value: SqlValue): string {
    values.push(value)
    return `$${values.length}`
  }

  for (const [left, right] of comparisonsIn(query)) {
    if (right !== undefined) conditions.push(`${left} ${bind(right)}`)
  }
  if (days) conditions.push(IS_OPEN, dueBy(days.map(bind), bind(remindedBy)))
  if (finished) conditions.push(`response_id IS ${finished === 'yes' ? 'NOT NULL' : 'NULL'}`)
  if (state) conditions.push(state === 'new' ? IS_NEW : `state = ${bind(state)}`)
  const words = search.split(/\s/).filter(Boolean).slice(0, MAX_SEARCH_WORDS)
  conditions.push(...words.map((word) => foundBy(spellingsOf(word).map(escaped).map(bind))))
  return { where: `WHERE ${conditions.join(' AND ')}`, values }
}

function comparisonsIn({ from, to, since, stage, source, language }: LeadSelection) {
  return [
    ['created_at >=', from && new Date(from).toISOString()],
    ['created_at <', to && new Date(Date.parse(to) + DAY_MS).toISOString()],
    ['created_at >=', since && new Date(Number(since)).toISOString()],
    ['maturity_stage =', stage],
    ['source =', source],
    ['language =', language],
  ] as const
}

function foundBy(spellings: readonly string[]): string {
  const found = spellings.map(
    (spelling) =>
      `assessment_folded(name || ' ' || company || ' ' || designation || ' ' || email)
         LIKE '%' || assessment_folded(${spelling}) || '%' ESCAPE '~'`,
  )
  return `(${found.join(' OR ')})`
}

/**
 * Those whose latest response is of one of these days, which are looked up first, because they are few; or with a
 * reminder. A UNION of both is three times slower on PostgreSQL, which joins far too many leads for it.
 */
function dueBy(days: readonly string[], remindedBy: string): string {
  return `(email IN (
    WITH found AS MATERIALIZED (
      SELECT user_email FROM assessment_responses AS response
      WHERE day IN (${days.join() || 'NULL'}) AND user_email IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM assessment_responses AS later
        WHERE later.user_email = response.user_email AND later.id > response.id)
    ) SELECT user_email FROM found)
    OR id IN (SELECT lead_id FROM assessment_lead_notes WHERE remind_on <= ${remindedBy}))`
}

/** An accent may be part of its letter or follow it, and a domain may be written in ASCII. */
function spellingsOf(typed: string): string[] {
  const email = canonicalEmail(typed.toLowerCase())
  return [...new Set([typed.normalize('NFC'), typed.normalize('NFD'), email])]
}

/** No letter of a search is a pattern. */
function escaped(word: string): string {
  return word.replaceAll(/[~%_]/g, '~$&')
}
