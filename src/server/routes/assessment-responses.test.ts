import { afterAll, expect, it } from 'vitest'
import { ANSWERS, RESPONSE, openApp } from '../../../tests/support/test-app.ts'
import { MODEL } from '../../generated/model.ts'

const RESPONSES = 'assessment_responses'

/** Only for rejected requests, so that every test finds it empty and leaves it so. */
const shared = await openApp({ after: afterAll })

it('keeps a response with the score and the stage of its answers', async () => {
  const { postResponse, rows } = await openApp()
  const response = await postResponse({ ...RESPONSE, user_email: ' ADA@müller.example ' })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ id: RESPONSE.session_id })
  const [row = {}] = rows(RESPONSES)
  expect(row).toMatchObject({
    session_id: RESPONSE.session_id,
    model_version: MODEL.version,
    overall_score: 33 / 12,
    maturity_stage: 'Evolving',
    user_email: 'ada@xn--mller-kva.example',
  })
  expect(JSON.parse(String(row['responses']))).toEqual(ANSWERS)
  expect(JSON.parse(String(row['section_scores']))).toEqual({
    'Strategic Alignment': 2,
    'Content & Training Delivery': 10 / 3,
    'Coaching & Reinforcement': 3,
    'Measurement & Optimization': 8 / 3,
  })
})

it('keeps the reader’s day, and another one in place of what is none', async () => {
  const { postResponse, rows } = await openApp()
  const session_id = 'session_1765000000000_bcdefghi'
  const before = new Date().toISOString().slice(0, 10)

  expect((await postResponse({ ...RESPONSE, day: '2026-11-19' })).statusCode).toBe(201)
  expect((await postResponse({ ...RESPONSE, session_id, day: ['2026'] })).statusCode).toBe(201)

  const days = rows(RESPONSES).map(({ day }) => day)
  expect(days).toEqual(['2026-11-19', expect.any(String)])
  expect([before, new Date().toISOString().slice(0, 10)]).toContain(days[1])
})

it('asks a page with newer questions to try again later, and keeps nothing', async () => {
  const { postResponse, countRows } = shared
  const response = await postResponse({ ...RESPONSE, model_version: MODEL.version + 1 })

  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('60')
  expect(response.json()).toMatchObject({ type: expect.stringMatching(/:newer-version$/) })
  expect(countRows()).toBe(0)
})

it.each([
  ['a claimed score', { overall_score: 5 }],
  ['answers to earlier questions', { model_version: MODEL.version - 1 }],
  ['eleven answers', { responses: { ...ANSWERS, 12: undefined } }],
])('replies 400 to %s and keeps nothing', async (_what, change) => {
  const { postResponse, countRows } = shared
  expect((await postResponse({ ...RESPONSE, ...change })).statusCode).toBe(400)
  expect(countRows()).toBe(0)
})

it('replies 422 to an email that is refused and keeps nothing', async () => {
  const { postResponse, countRows } = shared
  const response = await postResponse({ ...RESPONSE, user_email: 'ada@gmail.com' })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toMatchObject({ type: expect.stringMatching(/:email-rejected$/) })
  expect(countRows()).toBe(0)
})
