import { domainToASCII } from 'node:url'

import { draftOf } from '../domain/benchmark/draft.ts'
import { readEdition } from '../domain/benchmark/edition.ts'
import type { CountedPerson, Edition } from '../domain/benchmark/edition.ts'
import { DAY_MS } from '../domain/day.ts'
import { isRecord } from '../domain/record.ts'
import { addAction } from './desk-actions.ts'
import type { Benchmark } from './owner-store.ts'
import { dateOf, numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql, SqlRow } from './sql/sql.ts'
import { MODEL } from '../model/model.ts'

const PAGE = 5000

/** The published benchmark, for any version of the questions. */
export async function readPublishedEdition(sql: Sql): Promise<Edition | undefined> {
  return (await readPublished(sql))?.edition
}

export async function readBenchmark(
  sql: Sql,
  ownDomains: readonly string[],
  now: Date,
): Promise<Benchmark> {
  const published = await readPublished(sql)
  const days = published && Math.floor((now.getTime() - published.publishedAt.getTime()) / DAY_MS)
  return { published, draft: draftOf(MODEL, await readPeople(sql, ownDomains), days) }
}

/** Publishes the draft unless anything is missing; of two simultaneous calls, one publishes. */
export async function publishBenchmark(
  session: Session,
  ownDomains: readonly string[],
  now: Date,
  by: string | undefined,
): Promise<Benchmark> {
  const before = await readBenchmark(session, ownDomains, now)
  const { edition, missing } = before.draft
  if (!edition || missing.length > 0) return before
  const at = now.toISOString()
  await session.transaction(async (sql) => {
    await sql.query(
      `INSERT INTO assessment_benchmark (id, edition, published_at) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET edition = excluded.edition, published_at = excluded.published_at`,
      [JSON.stringify(edition), at],
    )
    if (by !== undefined) await addAction(sql, { at, who: by, action: 'publish', count: 1 })
  })
  return readBenchmark(session, ownDomains, now)
}

/** Whether there was one. */
export async function withdrawBenchmark(
  session: Session,
  now: Date,
  by: string | undefined,
): Promise<boolean> {
  return session.transaction(async (sql) => {
    const deleted = await sql.query('DELETE FROM assessment_benchmark RETURNING id')
    if (by !== undefined && deleted.length > 0) {
      await addAction(sql, { at: now.toISOString(), who: by, action: 'withdraw', count: 1 })
    }
    return deleted.length > 0
  })
}

async function readPublished(sql: Sql): Promise<Benchmark['published']> {
  const [row] = await sql.query(
    'SELECT edition, CAST(published_at AS text) AS published_at FROM assessment_benchmark WHERE id = 1',
  )
  if (!row) return undefined
  const edition = readEdition(JSON.parse(textOf(row['edition'])))
  if (!edition) throw new Error('The published benchmark cannot be read: withdraw it')
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
      const person = isOwn(textOf(row['user_email']), ownDomains) ? undefined : personOf(row)
      if (person) people.push(person)
    }
  }
  return people
}

function countedResponses(sql: Sql): string {
  return `
    SELECT user_email, substr(CAST(created_at AS text), 1, 7) AS month, overall_score,
      CAST(section_scores AS text) AS section_scores
    FROM assessment_responses
    WHERE id IN (SELECT id FROM ${sql.dialect.inputRows({ id: 'bigint' })})
      AND (EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email AND quarantine IS NULL)
        OR NOT EXISTS (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email))`
}

/** By the stored scores. */
function personOf(row: SqlRow): CountedPerson | undefined {
  const stored: unknown = JSON.parse(textOf(row['section_scores']))
  const areas = MODEL.sections.flatMap(({ name }) => {
    const score = isRecord(stored) ? stored[name] : undefined
    return typeof score === 'number' ? [score] : []
  })
  if (areas.length < MODEL.sections.length) return undefined
  return { month: textOf(row['month']), overall: numberOf(row['overall_score']), areas }
}

function isOwn(email: string, ownDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return ownDomains
    .map((own) => domainToASCII(own))
    .some((own) => domain === own || domain.endsWith(`.${own}`))
}
