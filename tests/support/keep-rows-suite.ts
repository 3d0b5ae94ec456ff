import { expect, it } from 'vitest'

import { answersOf } from './answer-sets.ts'
import { ADA, LINK, responseOf } from './store-suite.ts'
import type { Transaction } from '../../src/store/sql/sql.ts'
import { leadRowOf, responseRowOf } from '../../src/store/stored-row.ts'
import type { StoredRow, EventOptions } from '../../src/store/stored-row.ts'
import { keepRows } from '../../src/store/commit/keep-rows.ts'

/** Empty tables of one database. */
export type TablesUnderTest = {
  sql: Transaction
  read(text: string): Promise<Record<string, unknown>[]>
}

const EVENTS_AT = new Date('2026-11-20T22:13:28.123Z')
const EVENTS: EventOptions = { at: EVENTS_AT, channels: ['webhook', 'chat'] }

export const lead = leadRowOf('key-1', ADA, LINK, 'too-fast')
const otherLead: StoredRow = {
  ...lead,
  bodyHash: leadRowOf('key-1', { ...ADA, name: 'Charles' }).bodyHash,
}
const response = responseRowOf(responseOf('session_1'))
const otherResponse = responseRowOf(responseOf('session_1', answersOf('555 555 555 555')))

export function describeKeepRows(setup: () => TablesUnderTest): void {
  it('keeps each of the 49 scores to the last bit', async () => {
    const { sql, read } = setup()
    const scores = Array.from({ length: 49 }, (_, index) => (index + 12) / 12)
    const rows = scores.map((score, index) => ({
      ...response,
      key: `session_${100 + index}`,
      values: { ...response.values, overall_score: score, section_scores: { all: score } },
    }))

    await keepRows(sql, rows)

    const kept = await read(
      'SELECT overall_score, section_scores FROM assessment_responses ORDER BY session_id',
    )
    expect(kept.map((row) => row['overall_score'])).toEqual(scores)
    expect(kept.map((row) => parsed(row['section_scores']))).toEqual(
      scores.map((score) => ({ all: score })),
    )
  })

  it('keeps the first row of a key, and tells a repeat from a conflict', async () => {
    const { sql, read } = setup()
    const second = { ...lead, key: 'key-2' }

    expect(await keepRows(sql, [lead, { ...lead }, otherLead])).toEqual([
      'saved',
      'repeated',
      'conflict',
    ])
    expect(await keepRows(sql, [otherLead, second, response, lead])).toEqual([
      'conflict',
      'saved',
      'saved',
      'repeated',
    ])
    expect(await keepRows(sql, [otherResponse, response])).toEqual(['conflict', 'repeated'])

    expect(await read('SELECT name FROM maturity_quiz_leads')).toMatchObject([ADA, ADA].map(nameOf))
    expect(await read('SELECT body_hash FROM assessment_responses')).toMatchObject([
      { body_hash: response.bodyHash },
    ])
  })

  it('keeps the events of a new row once, one for each channel', async () => {
    const { sql, read } = setup()
    const leadWithEvents = leadRowOf('key-1', ADA, LINK, undefined, EVENTS)
    const responseWithEvents = responseRowOf(responseOf('session_1'), EVENTS)

    await keepRows(sql, [leadWithEvents, { ...leadWithEvents }, { ...lead, key: 'key-2' }])
    await keepRows(sql, [withEventId(leadWithEvents, 'msg_another')])
    await keepRows(sql, [responseWithEvents])

    const events = await read(
      `SELECT id, channel, event, row_key, payload, created_at, next_attempt_at
       FROM assessment_deliveries ORDER BY event, channel DESC`,
    )
    const expected = [...leadWithEvents.deliveries, ...responseWithEvents.deliveries]
    expect(events.map(withTimes)).toEqual(
      expected.map(({ rowKey, id, channel, event, payload }) => ({
        ...{ id, channel, event, payload, row_key: rowKey },
        ...{ created_at: EVENTS_AT, next_attempt_at: EVENTS_AT },
      })),
    )
  })
}

function withEventId(row: StoredRow, id: string): StoredRow {
  return {
    ...row,
    deliveries: row.deliveries.map((delivery) => ({
      ...delivery,
      id: `${id}_${delivery.channel}`,
    })),
  }
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
