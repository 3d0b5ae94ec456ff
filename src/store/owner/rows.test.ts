import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'

import { MODEL_VERSION } from '../../domain/assessment/model.ts'
import { NO_SOURCE } from '../../domain/lead/lead-source.ts'
import { keepRows } from '../commit/keep-rows.ts'
import { migrateSqlite } from '../sqlite/migrate.ts'
import { sqliteSession } from '../sqlite/sql.ts'
import { ADA, LINK, responseOf as newResponse } from '../store.suite.ts'
import { responseRowOf } from '../stored-row.ts'
import { activityOf, contextOf, leadOf, noteOf, responseColumns, responseOf } from './rows.ts'

const AT = '2026-11-20T22:13:28.123Z'
const RESPONSE = newResponse('session_1')

/** As PostgreSQL gives it: ids as text, the sections in an order of its own. */
const RESPONSE_ROW = {
  response_id: '7',
  response_created_at: '2026-11-20 22:13:28.123+00',
  session_id: 'session_1',
  model_version: MODEL_VERSION,
  overall_score: RESPONSE.overallScore,
  maturity_stage: 'Evolving',
  section_scores: JSON.stringify(
    Object.fromEntries(Object.entries(RESPONSE.sectionScores).toReversed()),
  ),
  responses: JSON.stringify(RESPONSE.responses),
  user_email: ADA.email,
}
const LEAD_ROW = { id: '3', created_at: AT, quarantine: null, ...ADA, ...LINK }

describe('a response', () => {
  it('is read back as it was saved, with its sections in their order', () => {
    const response = responseOf(RESPONSE_ROW)

    expect(response).toEqual({
      ...RESPONSE,
      id: 7,
      createdAt: new Date(AT),
      answers: RESPONSE.responses,
    })
    expect(Object.keys(response.sectionScores)).toEqual(Object.keys(RESPONSE.sectionScores))
  })

  it('is read by its columns, whatever its table is called', async () => {
    const db = new DatabaseSync(':memory:')
    onTestFinished(() => db.close())
    migrateSqlite(db)
    const sql = sqliteSession(db, (work) => work())
    await keepRows(sql, [responseRowOf(RESPONSE)])

    const [row = {}] = await sql.query(
      `SELECT ${responseColumns('response')} FROM assessment_responses AS response`,
    )

    expect(responseOf(row)).toMatchObject({ ...RESPONSE, id: 1, answers: RESPONSE.responses })
  })

  it('may be of nobody', () => {
    expect(responseOf({ ...RESPONSE_ROW, user_email: null }).userEmail).toBeNull()
  })

  it('to other questions has no answers to the current ones, and may be of an unknown version', () => {
    for (const version of [MODEL_VERSION - 1, 99]) {
      expect(responseOf({ ...RESPONSE_ROW, model_version: version })).toMatchObject({
        modelVersion: version,
        answers: undefined,
        responses: RESPONSE.responses,
        sectionScores: RESPONSE.sectionScores,
      })
    }
  })

  it('that another program damaged is read as far as it goes', () => {
    const odd = { ...RESPONSE_ROW, responses: '{"1":5,"2":9,"3":"4"}', section_scores: '[1]' }

    expect(responseOf(odd)).toMatchObject({ responses: { 1: 5 }, answers: undefined })
    expect(responseOf(odd).responses).toEqual({ 1: 5 })
    expect(responseOf(odd).sectionScores).toEqual({})
  })
})

describe('a lead', () => {
  it('is read back as it was saved', () => {
    expect(leadOf(LEAD_ROW)).toEqual({
      id: 3,
      createdAt: new Date(AT),
      quarantine: undefined,
      ...ADA,
      ...LINK,
    })
    expect(leadOf({ ...LEAD_ROW, quarantine: 'burst' }).quarantine).toBe('burst')
  })

  it('may have no source, and have agreed to nothing', () => {
    expect(contextOf({ ...LEAD_ROW, ...NO_SOURCE, consent: null })).toStrictEqual(NO_SOURCE)
  })
})

describe('what is noted of a lead', () => {
  it('is read back, and is nothing of a new lead where nobody said anything', () => {
    expect(noteOf({ state: 'spoken', note: 'Calls back' })).toEqual({
      state: 'spoken',
      note: 'Calls back',
    })
    expect(noteOf({ state: null, note: null })).toEqual({ state: 'new', note: '' })
  })

  it('is no state that nobody knows', () => {
    expect(() => noteOf({ state: 'lost', note: null })).toThrow(
      'The database holds a state of a lead that is none',
    )
  })
})

describe('what an email did besides', () => {
  const counts = { lead_count: '2', response_count: '1' }

  it('is counted, with the latest response', () => {
    expect(activityOf({ ...counts, ...RESPONSE_ROW })).toEqual({
      leadCount: 2,
      responseCount: 1,
      latestResponse: responseOf(RESPONSE_ROW),
    })
  })

  it('is no response where there is none', () => {
    expect(activityOf({ ...counts, response_id: null }).latestResponse).toBeUndefined()
  })
})
