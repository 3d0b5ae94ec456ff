import { createHmac, randomBytes } from 'node:crypto'

import { DAY_MS } from '../../domain/day.ts'
import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { draftOf } from '../../domain/benchmark/draft.ts'
import type { Since } from '../../domain/benchmark/draft.ts'
import { COINS } from '../../domain/benchmark/rules.ts'
import type { Toss } from '../../domain/benchmark/rules.ts'
import { readPublishedEdition } from '../benchmark-edition.ts'
import { readCounted } from './benchmark-people.ts'
import type { Counted } from './benchmark-people.ts'
import type { OwnerEngine } from './engine.ts'
import type { Finding } from '../../contract/desk.ts'
import type { Benchmark, BenchmarkQuery } from './owner-store.ts'
import { dateOf, numberOf, textOf } from '../sql/sql.ts'
import type { Sql } from '../sql/sql.ts'

/** What is remembered of the editions so far. */
type Memory = {
  secret: string
  /** How many were published. */
  editions: number
  last: Last | undefined
}

type Last = { version: number; at: Date; people: number; responseId: number }

export async function readBenchmark(
  engine: OwnerEngine,
  query: BenchmarkQuery,
): Promise<Benchmark> {
  return (await readAll(engine, query)).benchmark
}

/** Of two that publish at the same time, one does. */
export async function publishBenchmark(
  engine: OwnerEngine,
  query: BenchmarkQuery,
): Promise<Benchmark & { isPublished: boolean }> {
  const { benchmark, memory, counted } = await readAll(engine, query)
  const { edition, missing } = benchmark.draft
  if (!edition || missing.length > 0) return { ...benchmark, isPublished: false }
  const at = query.now.toISOString()
  const { people, newestId } = counted
  await engine.write((session) =>
    session.transaction(async (writer) => {
      const remembered = await writer.query(
        `UPDATE assessment_benchmark_secrets SET editions = editions + 1, model_version = $1,
           published_at = $2, people = $3, last_response_id = $4
         WHERE id = 1 AND editions = $5 RETURNING id`,
        [edition.version, at, people.length, newestId, memory.editions],
      )
      if (remembered.length === 0) throw new Error('Another edition was published meanwhile')
      await withdrawBenchmark(writer)
      await writer.query(
        `INSERT INTO assessment_benchmark_editions (id, edition, published_at)
         VALUES (1, $1, $2)`,
        [JSON.stringify(edition), at],
      )
    }),
  )
  const published = { edition, publishedAt: query.now }
  return { ...benchmark, published, isPublished: true }
}

async function readPublished(sql: Sql): Promise<Benchmark['published']> {
  const edition = await readPublishedEdition(sql)
  const publishedAt = await readPublishedAt(sql)
  return edition && publishedAt && { edition, publishedAt }
}

export async function readPublishedAt(sql: Sql): Promise<Date | undefined> {
  const [row] = await sql.query(
    `SELECT CAST(published_at AS text) AS published_at
     FROM assessment_benchmark_editions WHERE id = 1`,
  )
  return row && dateOf(row['published_at'])
}

export async function withdrawBenchmark(sql: Sql): Promise<boolean> {
  const gone = await sql.query('DELETE FROM assessment_benchmark_editions RETURNING id')
  return gone.length > 0
}

export async function checkBenchmark(sql: Sql): Promise<Finding[]> {
  try {
    const edition = await readPublishedEdition(sql)
    if (!edition) return []
    const sentence = `A benchmark of about ${edition.people} people is published`
    return [{ answer: 'ok', sentence }]
  } catch {
    const sentence = 'The published benchmark cannot be read: owner withdraw takes it away'
    return [{ answer: 'wrong', sentence }]
  }
}

async function readAll(
  engine: OwnerEngine,
  query: BenchmarkQuery,
): Promise<{ benchmark: Benchmark; memory: Memory; counted: Counted }> {
  const { sql } = engine
  const memory = (await readMemory(sql)) ?? (await beginMemory(engine))
  // People of another version of the questions are none of those counted now.
  const last = memory.last?.version === MODEL_VERSION ? memory.last : undefined
  const counted = await readCounted(sql, query, last?.responseId ?? 0)
  const since = last && sinceOf(last, counted, query.now)
  const benchmark = {
    published: await readPublished(sql),
    draft: draftOf(counted.people, since, tossOf(memory, query.now)),
  }
  return { benchmark, memory, counted }
}

/** A person with a newer response was added or replaced; of the others, some are gone. */
function sinceOf(last: Last, { older, newer, replaced }: Counted, now: Date): Since {
  const erased = Math.max(0, last.people - older - replaced)
  const days = Math.floor((now.getTime() - last.at.getTime()) / DAY_MS)
  return { days: Math.max(0, days), changed: newer + erased }
}

/**
 * The coins fall the same way all day, so that a preview shows what would be published. Each edition and
 * each day has its own: two editions with the same coins would tell which counts changed. A restored
 * database may number two editions alike, so the day counts as well.
 */
function tossOf({ secret, editions }: Memory, now: Date): Toss {
  const edition = `${editions} ${now.toISOString().slice(0, 10)}`
  return (name) => {
    const hash = createHmac('sha256', secret).update(`${edition} ${name}`).digest()
    let heads = 0
    for (let coin = 0; coin < COINS; coin += 1) {
      heads += ((hash[coin >> 3] ?? 0) >> (coin & 7)) & 1
    }
    return heads
  }
}

async function readMemory(sql: Sql): Promise<Memory | undefined> {
  const [row] = await sql.query(
    `SELECT secret, editions, model_version, CAST(published_at AS text) AS published_at, people,
       last_response_id
     FROM assessment_benchmark_secrets WHERE id = 1`,
  )
  if (!row) return undefined
  const last = row['published_at'] === null ? undefined : lastOf(row)
  return { secret: textOf(row['secret']), editions: numberOf(row['editions']), last }
}

/** When two begin at the same time, the first one stays. */
async function beginMemory({ sql, write }: OwnerEngine): Promise<Memory> {
  await write((session) =>
    session.query(
      `INSERT INTO assessment_benchmark_secrets (id, secret, editions) VALUES (1, $1, 0)
       ON CONFLICT (id) DO NOTHING`,
      [randomBytes(32).toString('hex')],
    ),
  )
  const memory = await readMemory(sql)
  if (!memory) throw new Error('The database did not keep the secret of the benchmark')
  return memory
}

function lastOf(row: Readonly<Record<string, unknown>>): Last {
  return {
    version: numberOf(row['model_version']),
    at: dateOf(row['published_at']),
    people: numberOf(row['people']),
    responseId: numberOf(row['last_response_id']),
  }
}
