import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'

import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { openSqliteOwnerStore } from '../sqlite/owner-store.ts'
import { openSqliteStore } from '../sqlite/store.ts'
import { testFolder } from '../test-folder.suite.ts'

const DAYS = Array.from(
  { length: 12 },
  (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`,
)

/** On each day a lead from the web, two from a newsletter of which one finished, and one in quarantine. */
async function open() {
  const file = join(testFolder('days'), 'a.sqlite')
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file, { timeout: 5000 })
  const answers = JSON.stringify(Object.fromEntries(DAYS.map((_, at) => [at + 1, (at % 5) + 1])))
  for (const day of DAYS) {
    const at = `${day}T12:00:00.000Z`
    const lead = (key: string, source: string, quarantine = 'NULL') =>
      `('${key}${day}', '${at}', '${'0'.repeat(64)}', 'N', 'C', 'D', '${key}@${day}.example', ${source}, ${quarantine})`
    const leads = [
      lead('a', 'NULL'),
      lead('b', "'news'"),
      lead('c', "'news'"),
      lead('d', 'NULL', "'burst'"),
    ]
    const response = (key: string, email: string, version: number) =>
      `('${key}${day}', '${at}', '${'0'.repeat(64)}', 3, 'Evolving', '{}', '${answers}', ${email}, ${version})`
    const responses = [
      response('one', `'c@${day}.example'`, MODEL_VERSION),
      response('two', 'NULL', MODEL_VERSION + 1),
      response('three', 'NULL', MODEL_VERSION),
    ]
    db.exec(`
      INSERT INTO maturity_quiz_leads (idempotency_key, created_at, body_hash, name, company,
        designation, email, utm_source, quarantine) VALUES ${leads.join()};
      INSERT INTO assessment_responses (session_id, created_at, body_hash, overall_score,
        maturity_stage, section_scores, responses, user_email, model_version)
        VALUES ${responses.join()}`)
  }
  const owner = await openSqliteOwnerStore(file)
  onTestFinished(async () => {
    await owner.close()
    db.close()
  })
  const uncounted = () => {
    const rows = db.prepare('SELECT day FROM assessment_desk_days WHERE numbers IS NULL').all()
    return rows.map(({ day }) => day)
  }
  return { db, uncounted, desk: owner.openDesk() }
}

it('counts every day once it is prepared, and only what changed again', async () => {
  const { db, uncounted, desk } = await open()
  await desk.prepare()
  expect(uncounted()).toEqual([])

  db.exec(`DELETE FROM maturity_quiz_leads WHERE idempotency_key = 'a2026-01-02'`)
  expect(uncounted()).toEqual(['2026-01-02'])
  db.exec(`UPDATE assessment_desk_days SET numbers = replace(numbers, '"leads":3', '"leads":30')
    WHERE day = '2026-01-03'`)
  const { days } = await desk.readNumbers('2026-01-01', '2026-01-03')
  expect([...days].map(([day, { leads }]) => [day, leads])).toEqual([
    ['2026-01-01', 3],
    ['2026-01-02', 2],
    ['2026-01-03', 30],
  ])
  expect(uncounted()).toEqual([])
})

it('sums days, both ends included', async () => {
  const { desk } = await open()
  await desk.prepare()

  const { sum, days, sources } = await desk.readNumbers('2026-01-02', '2026-01-04')
  expect([...days.keys()]).toEqual(['2026-01-02', '2026-01-03', '2026-01-04'])
  expect(sum).toEqual({
    leads: 9,
    responses: 9,
    ofOtherVersions: 3,
    stages: new Map([['Evolving', 9]]),
    sources: new Map([
      ['', { leads: 3, finished: 0 }],
      ['news', { leads: 6, finished: 3 }],
    ]),
    options: Array.from({ length: 60 }, (_, at) => (Math.floor(at / 5) % 5 === at % 5 ? 6 : 0)),
  })
  expect(sources).toEqual([
    { source: 'news', leads: 6, finished: 3 },
    { source: null, leads: 3, finished: 0 },
  ])
  expect((await desk.readNumbers('2027-01-01', '2027-01-02')).sum).toMatchObject({
    leads: 0,
    responses: 0,
    options: Array.from({ length: 60 }, () => 0),
  })
})

it('writes nothing where every day is counted', async () => {
  const { db, desk } = await open()
  await desk.prepare()
  db.exec('BEGIN IMMEDIATE')

  expect((await desk.readNumbers('2026-01-01', '2026-01-02')).sum.leads).toBe(6)
  db.exec('ROLLBACK')
})
