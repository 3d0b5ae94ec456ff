import { expect, it } from 'vitest'
import type { DeliveryRow } from '../../contract/desk.ts'
import { deliverySentence, shortProblem } from './delivery-words.ts'

const ROW: DeliveryRow = {
  ...{
    id: 'a',
    channel: 'webhook',
    event: 'lead.created',
    state: 'delivered',
    at: '2026-11-20T10:00:00Z',
  },
  ...{ attempts: 1, nextAttemptAt: null, lastProblem: null, lead: null },
}

it('says what became of an event', () => {
  expect(deliverySentence(ROW)).toBe('New lead: delivered')
  expect(deliverySentence({ ...ROW, channel: 'chat' })).toBe('New lead, chat: delivered')
  expect(deliverySentence({ ...ROW, attempts: 3, lastProblem: '503' })).toBe(
    'New lead: delivered after 3 attempts',
  )
  const failed = { ...ROW, event: 'response.completed', state: 'failed' } as const
  expect(deliverySentence({ ...failed, attempts: 10, lastProblem: '503' })).toBe(
    'Finished assessment: failed after 10 attempts, 503',
  )
})

it('leaves the code of the system out of a short problem, and nothing else', () => {
  expect(shortProblem('no connection (ECONNREFUSED)')).toBe('no connection')
  expect(shortProblem('no answer (within 10 s)')).toBe('no answer (within 10 s)')
  expect(shortProblem('503')).toBe('503')
})
