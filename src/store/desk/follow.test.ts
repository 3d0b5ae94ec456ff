import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { attemptOn, openReader } from '../sqlite/connections.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import type { Sql } from '../sql/sql.ts'
import { columnOf } from '../sqlite/statements.ts'
import { createDeskCopy } from './desk-copy.ts'
import type { DeskCopy } from './desk-copy.ts'
import { createFollow } from './follow.ts'

/** Several pages of each; every lead has a response of the same minute, every other lead two. */
const LEADS = 12_000
const ROWS = `
  WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${LEADS})
  INSERT INTO maturity_quiz_leads
    (created_at, idempotency_key, body_hash, name, company, designation, email)
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', n * 60, 'unixepoch'), 'lead-' || n, printf('%064d', n),
    'Ada', 'Engines', 'VP Sales', n || '@engines.example' FROM number;
  INSERT INTO assessment_responses (created_at, session_id, body_hash, overall_score,
    maturity_stage, section_scores, responses, user_email)
  SELECT created_at, 'session-' || run || idempotency_key, body_hash, run, 'Evolving', '{}', '{}', email
  FROM maturity_quiz_leads AS lead
  JOIN (SELECT 1 AS run UNION ALL SELECT 2) ON run = 1 OR lead.id % 2 = 0
  ORDER BY lead.id, run;`

let folder: string
let reader: DatabaseSync
let sql: Sql
let copy: DeskCopy

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assessment-follow-'))
  const file = join(folder, 'assessment.sqlite')
  await openSqliteStore(file).close()
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(ROWS)
  database.close()
  reader = openReader(file)
  sql = sqliteSession(reader, attemptOn(file))
  copy = createDeskCopy()
})
afterEach(() => {
  copy.close()
  reader.close()
  rmSync(folder, { recursive: true })
})

function factsInCopy() {
  const select = `SELECT runs, score, count(*) AS leads FROM lead GROUP BY runs, score ORDER BY runs`
  return copy.db.prepare(select).all()
}

it('reads page after page, a lead after its responses', async () => {
  const seen: unknown[] = []
  const follow = createFollow(
    {
      ...sql,
      list(text, values) {
        seen.push(...factsInCopy())
        return sql.list(text, values)
      },
    },
    copy,
  )
  await follow.load()

  expect(follow.reading()).toBeUndefined()
  expect(factsInCopy()).toEqual([
    { runs: 1, score: 1, leads: LEADS / 2 },
    { runs: 2, score: 2, leads: LEADS / 2 },
  ])
  expect(seen).toContainEqual({ runs: 2, score: 2, leads: 2500 })
  expect(seen).not.toContainEqual(expect.objectContaining({ runs: 0 }))
})

it('goes on where it was after a failure', async () => {
  let calls = 0
  const follow = createFollow(
    {
      ...sql,
      list(text, values) {
        calls += 1
        return calls === 6 ? Promise.reject(new Error('The line broke')) : sql.list(text, values)
      },
    },
    copy,
  )
  await expect(follow.load()).rejects.toThrow('The line broke')
  const { done = 0, total = 0 } = follow.reading() ?? {}
  expect(done).toBeGreaterThan(0)
  expect(total).toBe(LEADS * 2.5)

  await follow.load()
  expect(follow.reading()).toBeUndefined()
  expect(factsInCopy()).toMatchObject([{ leads: LEADS / 2 }, { leads: LEADS / 2 }])
})

it('has the next page by the time that one is in', async () => {
  const seen: unknown[] = []
  const follow = createFollow(
    {
      ...sql,
      async list(text, values) {
        const rows = await sql.list(text, values)
        // As over a line: a reply comes a few turns of the event loop after its request.
        for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next))
        seen.push(columnOf(copy.db.prepare('SELECT count(*) FROM response'))[0])
        return rows
      },
    },
    copy,
  )
  await follow.load()

  expect(seen).toContain(1500)
})

it('counts every response for the leads of a person who came again', async () => {
  const again = 'UPDATE maturity_quiz_leads SET email = ? WHERE id = ?'
  const [first, last] = [2, LEADS]
  reader.close()
  const database = new DatabaseSync(join(folder, 'assessment.sqlite'), { timeout: 5000 })
  database.prepare(again).run(`${first}@engines.example`, last)
  database
    .prepare('DELETE FROM assessment_responses WHERE user_email = ?')
    .run(`${last}@engines.example`)
  database.close()
  reader = openReader(join(folder, 'assessment.sqlite'))
  const follow = createFollow(sqliteSession(reader, attemptOn(folder)), copy)
  await follow.load()

  const leads = copy.db.prepare('SELECT -place AS id, runs, score FROM lead WHERE address = ?')
  expect(leads.all(`engines.example@${first}`)).toEqual([
    { id: last, runs: 2, score: 2 },
    { id: first, runs: 2, score: 2 },
  ])
})
