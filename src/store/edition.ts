import { domainToASCII } from 'node:url'

import type { EditionDraft } from '../contract/desk/api.ts'
import type { Site } from '../domain/assessment/texts.ts'
import { editionOf, missingFor } from '../domain/edition/edition.ts'
import type { Edition } from '../domain/edition/edition.ts'
import { DAY_MS } from '../domain/day.ts'
import type { Result } from '../domain/result.ts'
import { addAction } from './desk-actions.ts'
import { dateOf, numberOf, textOf } from './sql/sql.ts'
import type { Session, Sql, SqlRow } from './sql/sql.ts'
import { RESPONSE_TABLE } from './stored-row.ts'
import { MODEL } from '../generated/model.ts'

/** From one edition to the next. */
const MIN_DAYS = 30
const TOO_EARLY = `A new edition is possible ${MIN_DAYS} days after the last one.`

/** For any version of the questions. */
export async function readPublishedEdition(sql: Sql): Promise<Edition | undefined> {
  const [row] = await sql.query('SELECT edition FROM assessment_benchmark WHERE id = 1')
  return row && JSON.parse(textOf(row['edition']))
}

/** Each lead's email with a response to the current questions, the latest of them, and how many since the last edition. */
const PEOPLE = `SELECT user_email, max(id) AS latest, count(CASE WHEN created_at <= $1 THEN 1 END) AS known,
    count(CASE WHEN created_at > $1 THEN 1 END) AS added
  FROM assessment_responses WHERE model_version = ${MODEL.version} AND EXISTS
    (SELECT 1 FROM maturity_quiz_leads WHERE email = user_email AND quarantine IS NULL)
  GROUP BY user_email`

const WITH_ANSWERS = `SELECT person.*, CAST(responses AS text) AS responses
  FROM assessment_responses JOIN (${PEOPLE}) AS person ON id = latest`

/**
 * What would be published now, and who would be counted: without the owner's own people, and emails whose leads are
 * all in quarantine.
 */
export async function draftEdition(
  sql: Sql,
  { ownDomains, hasForm }: Pick<Site, 'ownDomains' | 'hasForm'>,
  now: Date,
  query = PEOPLE,
): Promise<{ draft: EditionDraft; people: readonly SqlRow[] }> {
  const [row] = await sql.query(
    'SELECT CAST(published_at AS text) AS published_at FROM assessment_benchmark WHERE id = 1',
  )
  const last = row ? dateOf(row['published_at']) : new Date(0)
  const rows = await sql.query(query, [last.toISOString()])
  const own = ownDomains.map((domain) => `.${domainToASCII(domain)}`)
  const people = rows.filter((person) => !own.some((end) => `.${domainOf(person)}`.endsWith(end)))
  const ofDomains = new Map<string, number>()
  for (const domain of people.map(domainOf)) ofDomains.set(domain, (ofDomains.get(domain) ?? 0) + 1)
  const more = people.filter(({ known }) => numberOf(known) === 0).length
  const tooEarly = now.getTime() - last.getTime() < MIN_DAYS * DAY_MS ? TOO_EARLY : null
  const draft = {
    people: people.length,
    mostOfOneDomain: [...ofDomains.values()].reduce((most, count) => Math.max(most, count), 0),
    publishedAt: row ? last.toISOString() : null,
    missing: hasForm
      ? (missingFor(people.length, more) ?? tooEarly)
      : 'Without a form nobody can be counted.',
  }
  return { draft, people }
}

/** Replaces the edition before. The error is a sentence that says what is missing. `by`: who did it at the desk. */
export async function publishEdition(
  session: Session,
  site: Pick<Site, 'ownDomains' | 'hasForm'>,
  now: Date,
  by?: string,
): Promise<Result<Edition, string>> {
  const { draft, people } = await draftEdition(session, site, now, WITH_ANSWERS)
  if (draft.missing !== null) return { ok: false, error: draft.missing }
  const { read } = RESPONSE_TABLE.columns.responses
  const counted = people.map((row) => ({
    answers: read(row['responses']),
    isNew: numberOf(row['added']) > 0,
  }))
  const edition = editionOf(MODEL, counted)
  const at = now.toISOString()
  return session.transaction(async (sql) => {
    // Of two at the same time one publishes.
    const written = await sql.query(
      `INSERT INTO assessment_benchmark (id, edition, published_at) VALUES (1, $1, $2)
       ON CONFLICT (id) DO UPDATE SET edition = excluded.edition, published_at = excluded.published_at
       WHERE assessment_benchmark.published_at = $3 RETURNING id`,
      [JSON.stringify(edition), at, draft.publishedAt],
    )
    if (written.length === 0) return { ok: false, error: TOO_EARLY }
    if (by) await addAction(sql, { at, who: by, action: 'publish', count: draft.people })
    return { ok: true, value: edition }
  })
}

function domainOf(person: SqlRow): string {
  return textOf(person['user_email']).replace(/^.*@/, '')
}
