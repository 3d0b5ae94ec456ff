import { afterAll, describe, expect, it } from 'vitest'

import { isRecord } from '../../src/domain/record.ts'
import { startPostgresServer } from '../../src/store/postgres/server.suite.ts'
import { createClient } from '../harness/client.ts'
import { postgresOn, queryPostgres, readFile, sqliteIn } from '../harness/database.ts'
import { hardCaseOf } from './hard-cases.ts'
import type { HardCase } from './hard-cases.ts'
import { listOf, recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import type { ServerProcess } from '../../scripts/process/server-process.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import type { Random } from '../harness/settings.ts'
import { otherBodyOf } from '../harness/submission.ts'
import { buildVariant, productServer } from '../harness/variants.ts'

const PROMISE = 'engine parity'
const CASES = countOf('FAULT_PARITY', 600)
const CONTROL_CASES = 500
/** Sent side by side; no key twice among them, for which of two comes first is left to chance. */
const SIDE_BY_SIDE = 40

const server = await startPostgresServer()
afterAll(() => server.remove())

describe('SQLite and PostgreSQL', () => {
  it('answer alike and keep the same bytes, whatever is sent', async () => {
    const random = createRandom(PROMISE)
    const { differences, statuses, rows, rowDifferences } = await compare(
      productServer(),
      CASES,
      random,
    )

    recordOutcome({
      ...{ promise: PROMISE, engine: 'both', setting: `${CASES} cases over HTTP` },
      measured:
        `${listOf(statuses)}; ${differences.length} answers differ; ` +
        `${rowDifferences.length} of ${rows} rows differ`,
    })
    expect(differences).toEqual([])
    expect(rowDifferences).toEqual([])
    expect(rows).toBeGreaterThan(CASES / 5)
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  })

  it('would be seen to differ if every text were taken', async () => {
    const main = buildVariant('takes any text')
    const { differences } = await compare(main, CONTROL_CASES, createRandom(`${PROMISE} control`))

    const seen = `takes any text: ${differences.length} of ${CONTROL_CASES} answers differ`
    recordControl({ promise: PROMISE, engine: 'both' }, seen)
    expect(differences.length).toBeGreaterThan(0)
  })
})

type Comparison = {
  differences: { sent: HardCase; answers: unknown[] }[]
  /** How often each was answered. */
  statuses: Map<number, number>
  rows: number
  rowDifferences: string[]
}

async function compare(main: string, count: number, random: Random): Promise<Comparison> {
  const databases = [await sqliteIn().createDatabase(), await postgresOn(server).createDatabase()]
  const services = databases.map(({ url }) => startService(main, url))
  const urls = await Promise.all(services.map((service) => service.ready()))
  const client = createClient({ connections: 2 * SIDE_BY_SIDE })
  const statuses = new Map<number, number>()
  const differences: Comparison['differences'] = []
  let earlier: HardCase[] = []

  async function send(sent: HardCase): Promise<void> {
    const answers = await Promise.all(
      urls.map(async (url) => {
        const { status, headers, body } = await client.send(url, sent)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const { 'content-type': type, 'idempotent-replayed': replayed } = headers
        return JSON.stringify({ status, type, replayed, body })
      }),
    )
    if (answers[0] !== answers[1]) differences.push({ sent, answers })
  }

  for (let done = 0; done < count; done += SIDE_BY_SIDE) {
    const fresh = Array.from({ length: SIDE_BY_SIDE }, () => hardCaseOf(random))
    const cases = [...fresh, ...againOf(earlier, random)].slice(-SIDE_BY_SIDE)
    await Promise.all(cases.map(send))
    earlier = cases
  }
  client.close()
  await Promise.all(services.map((service: ServerProcess) => service.kill()))
  const [sqlite, postgres] = databases.map(({ url }) => url)
  return { differences, statuses, ...(await compareRows(`${sqlite}`, `${postgres}`)) }
}

/** Some of what was just sent, once more: the same, or another body under the same key. */
function againOf(earlier: readonly HardCase[], random: Random): HardCase[] {
  return earlier
    .filter(() => random.chance(0.2))
    .map((sent) => (random.chance(0.5) ? sent : { ...sent, body: otherBodyOf(sent, random) }))
}

/** Text as its bytes, for a driver could make two texts one; JSON by its values. */
const TABLES = [
  {
    name: 'maturity_quiz_leads',
    texts: ['idempotency_key', 'body_hash', 'name', 'company', 'designation', 'email'],
    others: [],
  },
  {
    name: 'assessment_responses',
    texts: ['session_id', 'body_hash', 'maturity_stage', 'user_email'],
    others: ['overall_score', 'section_scores', 'responses'],
  },
]

async function compareRows(sqliteUrl: string, postgresUrl: string) {
  const rowDifferences: string[] = []
  let rows = 0
  for (const { name, texts, others } of TABLES) {
    const sqlite = selectOf(
      name,
      others,
      texts.map((text) => `hex(${text}) AS ${text}`),
    )
    const postgres = selectOf(
      name,
      others,
      texts.map((text) => `upper(encode(convert_to(${text}, 'UTF8'), 'hex')) AS ${text}`),
    )
    const file = sqliteUrl.slice('file:'.length)
    const kept = readFile(file, (db) => db.prepare(sqlite).all()).map(textOf)
    const keptThere = (await queryPostgres(postgresUrl, postgres)).map(textOf)
    rows += kept.length
    rowDifferences.push(...differencesOf(kept, keptThere))
  }
  return { rows, rowDifferences }
}

type Row = Record<string, unknown>

function selectOf(table: string, others: readonly string[], texts: readonly string[]): string {
  return `SELECT ${[...texts, ...others].join(', ')} FROM ${table}`
}

/** SQLite has no value for the bytes of a missing text but none. */
function textOf(row: Row): string {
  const values = Object.entries(row).map(([column, value]) => {
    const isJson = typeof value === 'string' && value.startsWith('{')
    const parsed: unknown = isJson ? JSON.parse(value) : value
    return [column, parsed === '' ? null : parsed]
  })
  return JSON.stringify(values, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
}

function differencesOf(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)]
  return [...a.filter((row) => !inB.has(row)), ...b.filter((row) => !inA.has(row))]
}
