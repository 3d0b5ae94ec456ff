import { domainToASCII } from 'node:url'

import { editionOf } from '../domain/benchmark/edition.ts'
import type { Edition } from '../domain/benchmark/edition.ts'
import { DAY_MS } from '../domain/day.ts'
import type { Result } from '../domain/result.ts'
import { textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import { MODEL } from '../generated/model.ts'

/** From one edition to the next. */
const MIN_DAYS = 30

/** For any version of the questions. */
export async function readPublishedEdition(sql: Sql): Promise<Edition | undefined> {
  const [row] = await sql.query('SELECT edition FROM assessment_benchmark WHERE id = 1')
  return row && JSON.parse(textOf(row['edition']))
}

/** Replaces the edition before. The error is a sentence that says what is missing. */
export async function publishBenchmark(
  session: Session,
  ownDomains: readonly string[],
  now: Date,
): Promise<Result<Edition, string>> {
  const edition = editionOf(MODEL, await countPeople(session, ownDomains))
  if (!edition.ok) return edition
  const at = now.toISOString()
  const before = new Date(now.getTime() - MIN_DAYS * DAY_MS).toISOString()
  // One statement, so that of two at the same time one publishes.
  const written = await session.query(
    `INSERT INTO assessment_benchmark (id, edition, published_at) VALUES (1, $1, $2)
     ON CONFLICT (id) DO UPDATE SET edition = excluded.edition, published_at = excluded.published_at
     WHERE assessment_benchmark.published_at <= $3 RETURNING id`,
    [JSON.stringify(edition.value), at, before],
  )
  if (written.length > 0) return edition
  return { ok: false, error: `A new edition is possible ${MIN_DAYS} days after the last one.` }
}

/**
 * Emails with a response to the current questions, except the owner's own people, and emails whose leads are all in
 * quarantine.
 */
async function countPeople(sql: Sql, ownDomains: readonly string[]): Promise<number> {
  const rows = await sql.query(
    `SELECT DISTINCT user_email FROM assessment_responses
     WHERE model_version = ${MODEL.version} AND user_email IS NOT NULL
       AND (EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email AND quarantine IS NULL)
         OR NOT EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email))`,
  )
  return rows.filter((row) => !isOwn(textOf(row['user_email']), ownDomains)).length
}

function isOwn(email: string, ownDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return ownDomains
    .map((own) => domainToASCII(own))
    .some((own) => domain === own || domain.endsWith(`.${own}`))
}
