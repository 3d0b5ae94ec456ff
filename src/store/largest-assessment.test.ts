import { join } from 'node:path'

import { expect, it } from 'vitest'

import { answersIn, modelOf } from '../../tests/support/any-shape.ts'
import { createDatabase } from '../../tests/support/database.ts'
import { testFolder } from '../../tests/support/test-folder.ts'
import { assessmentResponseOf } from '../domain/assessment/assessment-response.ts'
import { editionOf } from '../domain/edition/edition.ts'
import { readReportCode } from '../domain/report/read-report-code.ts'
import { reportCodeOf } from '../domain/report/report-code.ts'
import { reportOf } from '../domain/report/report.ts'
import { readPublishedEdition } from './edition.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import type { OwnerStore } from './owner-store.ts'
import { openPostgresOwnerStore } from './postgres/owner-store.ts'
import { openPostgresStore } from './postgres/store.ts'
import { openSqliteOwnerStore } from './sqlite/owner-store.ts'
import { openSqliteStore } from './sqlite/store.ts'
import { readResponses } from './stored-rows.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const TEAM = 'K7Q2M4XT9B3C5D6E'
const ALWAYS = { since: undefined, until: new Date('9999-01-01') }

const MODEL = modelOf({ sections: [60, 49, ...Array.from({ length: 13 }, () => 7)], options: 9 })
const [BOTTOM, TOP] = [1, 9].map((option) =>
  answersIn(
    MODEL,
    MODEL.questionIds.map(() => option),
  ),
)
const PEOPLE = [BOTTOM, TOP].flatMap((answers) =>
  Array.from({ length: 15 }, () => ({ answers: answers ?? {}, isNew: true })),
)
const EDITION = editionOf(MODEL, PEOPLE)

it('keeps and moves answers to as many questions and options as there may be', async () => {
  const file = join(testFolder('largest'), 'assessment.sqlite')
  const url = await createDatabase()
  const store = openSqliteStore(file)
  const codes: string[] = []
  for (const [index, answers] of [BOTTOM, TOP].entries()) {
    if (!answers) throw new Error('No answers')
    const code = reportCodeOf(MODEL, answers)
    expect(reportOf(MODEL, answers).scores.overall).toBe(index === 0 ? 1 : 9)
    expect(readReportCode(MODEL, code)).toEqual({ ok: true, value: answers })
    const response = assessmentResponseOf(MODEL, `session_${index}`, answers, null)
    expect(await store.saveResponse(response)).toBe('saved')
    await store.saveTeamAnswers({ team: TEAM, member: `${index}`.repeat(16) }, code)
    codes.push(code)
  }
  await store.close()
  const owner = await openSqliteOwnerStore(file)
  await owner.query(
    'INSERT INTO assessment_benchmark (id, edition, published_at) VALUES (1, $1, $2)',
    [JSON.stringify(EDITION), NOW.toISOString()],
  )
  const before = await kept(owner)
  await owner.close()
  expect(before).toMatchObject([{ overall_score: 1 }, { overall_score: 9 }, EDITION])

  await moveToPostgres(file, url, () => {})
  const [moved, next] = await Promise.all([openPostgresOwnerStore(url), openPostgresStore(url)])
  expect(await kept(moved)).toEqual(before)
  expect((await next.readTeamCodes(TEAM)).toSorted()).toEqual(codes.toSorted())
  await Promise.all([moved.close(), next.close()])
})

async function kept(store: OwnerStore) {
  const rows: unknown[] = []
  for await (const page of readResponses(store, ALWAYS)) rows.push(...page)
  return [...rows, await readPublishedEdition(store)]
}
