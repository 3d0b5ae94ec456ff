import { domainToASCII } from 'node:url'

import { editionOf } from '../domain/benchmark/edition.ts'
import type { CountedPerson, Edition } from '../domain/benchmark/edition.ts'
import { DAY_MS } from '../domain/day.ts'
import type { Result } from '../domain/result.ts'
import { addAction } from './desk-actions.ts'
import { dateOf, numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql } from './sql/sql.ts'
import { MODEL } from '../generated/model.ts'

const PAGE = 5000

/** From one edition to the next. */
const MIN_DAYS = 30

export type Benchmark = {
  /** What everyone can read. */
  published: { edition: Edition; publishedAt: Date } | undefined
  /** How many would be counted now. */
  people: number
}

/** The published benchmark, for any version of the questions. */
export async function readPublishedEdition(sql: Sql): Promise<Edition | undefined> {
  return (await readPublished(sql))?.edition
}

export async function readBenchmark(sql: Sql, ownDomains: readonly string[]): Promise<Benchmark> {
  const people = await readPeople(sql, ownDomains)
  return { published: await readPublished(sql), people: people.length }
}

/** Replaces the edition before. The error is a sentence that says what is missing. */
export async function publishBenchmark(
  session: Session,
  ownDomains: readonly string[],
  now: Date,
  by?: string,
): Promise<Result<Edition, string>> {
  const edition = editionOf(MODEL, await readPeople(session, ownDomains))
  if (!edition.ok) return edition
  const at = now.toISOString()
  const before = new Date(now.getTime() - MIN_DAYS * DAY_MS).toISOString()
  return session.transaction(async (sql) => {
    // One statement, so that of two at the same time one publishes.
    const written = await sql.query(
      `INSERT INTO assessment_benchmark (id, edition, published_at) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET edition = excluded.edition, published_at = excluded.published_at
       WHERE assessment_benchmark.published_at <= $3 RETURNING id`,
      [JSON.stringify(edition.value), at, before],
    )
    if (written.length === 0) {
      const error = `A new edition is possible ${MIN_DAYS} days after the last one.`
      return { ok: false, error }
    }
    if (by !== undefined) await addAction(sql, { at, who: by, action: 'publish', count: 1 })
    return edition
  })
}

async function readPublished(sql: Sql): Promise<Benchmark['published']> {
  const [row] = await sql.query(
    'SELECT edition, CAST(published_at AS text) AS published_at FROM assessment_benchmark WHERE id = 1',
  )
  if (!row) return undefined
  const edition: Edition = JSON.parse(textOf(row['edition']))
  return { edition, publishedAt: dateOf(row['published_at']) }
}

/**
 * The latest response of each email to the current questions, except responses without an email, of the
 * owner's own people, and of emails whose leads are all in quarantine.
 */
async function readPeople(sql: Sql, ownDomains: readonly string[]): Promise<CountedPerson[]> {
  const latest = await sql.query(
    `SELECT max(id) AS id FROM assessment_responses
     WHERE model_version = ${MODEL.version} AND user_email IS NOT NULL GROUP BY user_email`,
  )
  const people: CountedPerson[] = []
  for (let start = 0; start < latest.length; start += PAGE) {
    const rows = await sql.query(countedResponses(sql), [
      JSON.stringify(latest.slice(start, start + PAGE).map(({ id }) => ({ id: numberOf(id) }))),
    ])
    for (const row of rows) {
      if (isOwn(textOf(row['user_email']), ownDomains)) continue
      people.push({ month: textOf(row['month']), overall: numberOf(row['overall_score']) })
    }
  }
  return people
}

function countedResponses(sql: Sql): string {
  return `
    SELECT user_email, substr(CAST(created_at AS text), 1, 7) AS month, overall_score
    FROM assessment_responses
    WHERE id IN (SELECT id FROM ${sql.dialect.inputRows({ id: 'bigint' })})
      AND (EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email AND quarantine IS NULL)
        OR NOT EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email))`
}

function isOwn(email: string, ownDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return ownDomains
    .map((own) => domainToASCII(own))
    .some((own) => domain === own || domain.endsWith(`.${own}`))
}
