import { describe, expect, it } from 'vitest'

import { NO_SOURCE } from '../domain/lead/lead-source.ts'
import { ADA, LINK, responseOf } from '../../tests/support/store-suite.ts'
import { leadHashOf, leadRowOf, responseRowOf } from './stored-row.ts'
import type { EventOptions } from './stored-row.ts'

const EVENTS: EventOptions = {
  at: new Date('2026-11-20T22:13:28.123Z'),
  channels: ['webhook', 'chat'],
}

// Rows in a database have these hashes: with another one, a repeat would be a conflict.
const ADA_HASH = '8cfc37ed25aa5799d46d93251218491857017e13d96e1d57f893ac4066291839'
const ADA_KEY = 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'
const RESPONSE_HASH = '029d035a95446379dfb7c1b323a6d10e89e8d062302d7d0200a2be1507007d59'

describe('the row of a lead', () => {
  it('holds the lead, its context and its hash, and no event without a channel', () => {
    expect(leadRowOf('key-1', ADA, LINK)).toMatchObject({
      table: { name: 'maturity_quiz_leads' },
      key: ADA_KEY,
      bodyHash: ADA_HASH,
      values: { ...ADA, ...LINK, quarantine: null },
      deliveries: [],
    })
    expect(leadRowOf('key-1', ADA)).toMatchObject({ values: { ...NO_SOURCE, consent: null } })
  })

  it('has the same hash from elsewhere or in quarantine, and a different one for another lead', () => {
    expect(leadRowOf('key-1', ADA, LINK, 'too-fast', EVENTS).bodyHash).toBe(ADA_HASH)
    expect(leadHashOf('key-1', ADA)).toBe(ADA_HASH)
    const swapped = { ...ADA, name: ADA.company, company: ADA.name }
    expect(leadHashOf('key-1', swapped)).not.toBe(ADA_HASH)
  })

  it('has a hash that no one can guess without the key of the browser', () => {
    expect(leadHashOf('key-2', ADA)).not.toBe(ADA_HASH)
    expect(JSON.stringify(leadRowOf('key-1', ADA).key)).not.toContain('key-1')
  })

  it('sends no event for a suspicious lead', () => {
    expect(leadRowOf('key-1', ADA, LINK, 'honeypot', EVENTS)).toMatchObject({
      values: { quarantine: 'honeypot' },
      deliveries: [],
    })
  })
})

describe('the row of a response', () => {
  const response = responseOf('session_1')

  it('holds the response and its hash, and no event without a channel', () => {
    expect(responseRowOf(response)).toMatchObject({
      table: { name: 'assessment_responses' },
      key: 'session_1',
      bodyHash: RESPONSE_HASH,
      values: { ...response, day: '1970-01-01', language: 'en' },
      deliveries: [],
    })
  })

  it('has a hash of the session and the answers alone, so that no guessed email can be tried', () => {
    const redrawn = { ...response, overall_score: 1, maturity_stage: 'Wise', model_version: 9 }
    expect(responseRowOf(redrawn).bodyHash).toBe(RESPONSE_HASH)
    expect(responseRowOf({ ...response, user_email: null }).bodyHash).toBe(RESPONSE_HASH)
    expect(responseRowOf({ ...response, session_id: 'session_2' }).bodyHash).not.toBe(RESPONSE_HASH)
  })
})

it.each([
  [
    leadRowOf('key-1', ADA, LINK, undefined, EVENTS),
    { event: 'lead.created', rowKey: ADA_KEY },
    { id: ADA_KEY, ...ADA, ...LINK },
  ],
  [
    responseRowOf(responseOf('session_1'), EVENTS),
    { event: 'response.completed', rowKey: 'session_1', id: 'msg_KHd54JrmPE6skVL1jERGs33ySzm' },
    { ...responseOf('session_1'), day: '2026-11-20', language: 'en' },
  ],
])('has an event for each channel, of the same bytes and under its own id', (row, of, data) => {
  const [event, chat] = row.deliveries
  const createdAt = '2026-11-20T22:13:28.123Z'
  const id = expect.stringMatching(/^msg_.{27}$/)
  expect(event).toMatchObject({ channel: 'webhook', createdAt, id, ...of })
  expect(chat).toEqual({ ...event, channel: 'chat', id })
  expect(chat?.id).not.toBe(event?.id)
  expect(JSON.parse(event?.payload ?? '')).toEqual({ type: of.event, timestamp: createdAt, data })
})
