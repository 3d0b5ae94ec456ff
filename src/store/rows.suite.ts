import { expect, it } from 'vitest'

import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { ADA, LINK, responseOf } from './store.suite.ts'
import type { SaveOutcome } from './store.ts'
import { LEAD_COLUMNS, leadRowOf, responseRowOf } from './stored-row.ts'
import type { LeadRow, ResponseRow } from './stored-row.ts'

/** Empty tables of one database. */
export type TablesUnderTest = {
  keepLeads(rows: readonly LeadRow[]): Promise<SaveOutcome[]>
  keepResponses(rows: readonly ResponseRow[]): Promise<SaveOutcome[]>
  read(sql: string): Promise<Record<string, unknown>[]>
}

const TOLD_AT = new Date('2026-11-20T22:13:28.123Z')

export const lead = leadRowOf('key-1', ADA, LINK, 'burst')
const otherLead: LeadRow = {
  ...lead,
  bodyHash: leadRowOf('', { ...ADA, name: 'Charles' }).bodyHash,
}
const response = responseRowOf(responseOf('session_1'))
const otherResponse = responseRowOf(responseOf('session_1', answersOf('555 555 555 555')))

export function describeRows(setup: () => TablesUnderTest): void {
  it('keeps every column of a new row', async () => {
    const { keepLeads, keepResponses, read } = setup()

    expect(await keepLeads([lead])).toEqual(['saved'])
    expect(await keepResponses([response])).toEqual(['saved'])

    const columns = Object.fromEntries(LEAD_COLUMNS.map((column) => [column, lead[column]]))
    expect(await read('SELECT * FROM maturity_quiz_leads')).toMatchObject([
      { idempotency_key: lead.key, body_hash: lead.bodyHash, ...columns },
    ])
    const [kept] = await read('SELECT * FROM assessment_responses')
    expect(kept).toMatchObject({
      session_id: response.key,
      body_hash: response.bodyHash,
      model_version: response.modelVersion,
      overall_score: response.overallScore,
      maturity_stage: response.maturityStage,
      user_email: response.userEmail,
    })
    expect(parsed(kept?.['section_scores'])).toEqual(parsed(response.sectionScores))
    expect(parsed(kept?.['responses'])).toEqual(parsed(response.responses))
  })

  it('keeps the first row of a key, and tells the same row from another one', async () => {
    const { keepLeads, keepResponses, read } = setup()
    const second = { ...lead, key: 'key-2' }

    expect(await keepLeads([lead, { ...lead }, otherLead])).toEqual([
      'saved',
      'repeated',
      'conflict',
    ])
    expect(await keepLeads([otherLead, second, lead])).toEqual(['conflict', 'saved', 'repeated'])
    expect(await keepResponses([response])).toEqual(['saved'])
    expect(await keepResponses([otherResponse, response])).toEqual(['conflict', 'repeated'])

    expect(await read('SELECT name FROM maturity_quiz_leads')).toMatchObject([ADA, ADA].map(nameOf))
    expect(await read('SELECT body_hash FROM assessment_responses')).toMatchObject([
      { body_hash: response.bodyHash },
    ])
  })

  it('keeps the event of a new row that has one, once', async () => {
    const { keepLeads, keepResponses, read } = setup()
    const toldLead = leadRowOf('key-1', ADA, LINK, undefined, TOLD_AT)
    const toldResponse = responseRowOf(responseOf('session_1'), TOLD_AT)

    await keepLeads([toldLead, { ...toldLead }, { ...lead, key: 'key-2' }])
    await keepLeads([{ ...toldLead, eventId: 'msg_another' }])
    await keepResponses([toldResponse])

    const events = await read(
      `SELECT id, event, row_key, payload, created_at, next_attempt_at
       FROM assessment_deliveries ORDER BY event`,
    )
    expect(events.map(withTimes)).toEqual([
      {
        ...{ id: toldLead.eventId, event: 'lead.created', row_key: 'key-1' },
        ...{ payload: toldLead.payload, created_at: TOLD_AT, next_attempt_at: TOLD_AT },
      },
      {
        ...{ id: toldResponse.eventId, event: 'response.completed', row_key: 'session_1' },
        ...{ payload: toldResponse.payload, created_at: TOLD_AT, next_attempt_at: TOLD_AT },
      },
    ])
  })
}

function nameOf({ name }: { name: string }): { name: string } {
  return { name }
}

/** One database gives text, the other an object. */
function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : json
}

function withTimes(event: Record<string, unknown>): Record<string, unknown> {
  const dateOf = (time: unknown) => new Date(time instanceof Date ? time : String(time))
  return {
    ...event,
    created_at: dateOf(event['created_at']),
    next_attempt_at: dateOf(event['next_attempt_at']),
  }
}
