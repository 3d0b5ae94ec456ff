import { expect, it } from 'vitest'
import type { CompleteAnswers } from '../../domain/assessment/assessment.ts'
import { createVisitStorage } from './browser-storage.ts'
import { createRunStore } from './run-store.ts'

const ANSWERS: CompleteAnswers = {
  ...{ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 1, 7: 2, 8: 3, 9: 4, 10: 5, 11: 1, 12: 2 },
}

function setup() {
  const storage = createVisitStorage(() => {
    throw new Error('memory only')
  })
  return { storage, open: () => createRunStore(storage, () => 1_763_640_000_000) }
}

it('puts a run into the outbox once, however often it is finished', () => {
  const { open } = setup()
  open().finish(ANSWERS, 'ada@larkfield.example')
  open().finish(ANSWERS, 'ada@larkfield.example')

  expect(open().waiting()).toEqual([
    {
      session_id: expect.stringMatching(/^session_1763640000000_[0-9a-f]{32}$/),
      responses: ANSWERS,
      user_email: 'ada@larkfield.example',
    },
  ])
  expect(open().isFinished()).toBe(true)
})

it('keeps what waits when a new run begins, under another session id', () => {
  const { open } = setup()
  open().finish(ANSWERS, null)
  open().begin()
  expect(open().isFinished()).toBe(false)
  open().finish(ANSWERS, null)

  const ids = open()
    .waiting()
    .map(({ session_id }) => session_id)
  expect(new Set(ids).size).toBe(2)
})

it('forgets what was sent and nothing else', () => {
  const { open } = setup()
  open().finish(ANSWERS, null)
  open().begin()
  open().finish(ANSWERS, null)
  const [first, second] = open().waiting()

  open().settle(first?.session_id ?? '')

  expect(open().waiting()).toEqual([second])
})

it.each(['{', '"x"', '{"sessionId":"session_1_x","finished":true}', '{"sessionId":5}'])(
  'starts anew from a stored run %s',
  (stored) => {
    const { storage, open } = setup()
    storage.set('assessmentRun', stored)

    expect(open().isFinished()).toBe(false)
    open().finish(ANSWERS, null)
    expect(open().waiting()).toHaveLength(1)
  },
)

it('sends nothing that storage holds in another shape', () => {
  const { storage, open } = setup()
  storage.set('assessmentOutbox', '[{"session_id":"x"},7,null]')

  expect(open().waiting()).toEqual([])
})
