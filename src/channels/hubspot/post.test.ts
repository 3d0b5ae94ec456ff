import { expect, it } from 'vitest'
import type { Event } from '../../contract/event.ts'
import { startHubspot, TOKEN } from '../../../tests/support/hubspot.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { finishedEvent, leadEvent } from '../../../tests/support/events.ts'
import { LEAD } from '../../../tests/support/test-app.ts'
import { reportCodeOf } from '../../domain/report/report-code.ts'
import { MODEL } from '../../generated/model.ts'
import { readHubspot } from './config.ts'
import { createHubspotPost } from './post.ts'
import { setUpHubspot } from './set-up.ts'

const EMAIL = LEAD.email
const CONTEXT = { utm_source: 'newsletter', consent: 'Yes, call me.' }
const NEW_LEAD = leadEvent({ name: 'Ada King Lovelace' }, CONTEXT)

/** To earlier questions. */
function response(overallScore: number, areas: Record<string, number>): Event {
  const event = finishedEvent()
  const scores = { overall_score: overallScore, section_scores: areas }
  return { ...event, data: { ...event.data, model_version: 9, ...scores } }
}

async function setup({ isSetUp = true } = {}) {
  const hubspot = await startHubspot()
  if (isSetUp) await setUpHubspot(hubspot.config)
  const post = createHubspotPost(hubspot.config, 'https://check.example')
  const send = (event: Event) =>
    post({ id: 'msg_1', payload: JSON.stringify(event) }, AbortSignal.timeout(5000))
  return { ...hubspot, send }
}

it('creates a contact with the four fields, the source and the consent', async () => {
  const { send, contacts } = await setup()
  expect(await send(NEW_LEAD)).toBeUndefined()
  expect(contacts.get(EMAIL)).toEqual({
    email: EMAIL,
    firstname: 'Ada King',
    lastname: 'Lovelace',
    company: 'Analytical Engines',
    jobtitle: 'Head of Enablement',
    assessment_source: 'newsletter',
    assessment_consent: 'Yes, call me.',
  })
})

it('adds the result to a contact that is there, keeps what it does not know, and does so once', async () => {
  const { send, contacts } = await setup()
  contacts.set(EMAIL, { email: EMAIL, jobtitle: 'CEO', assessment_lowest_area: 'Before' })
  const event = response(2.75, { Alignment: 3, Delivery: 2, Coaching: 3, Measurement: 3 })
  expect(await send(event)).toBeUndefined()
  expect(await send(event)).toBeUndefined()
  expect([...contacts.values()]).toEqual([
    {
      email: EMAIL,
      jobtitle: 'CEO',
      assessment_stage: 'Evolving',
      assessment_score: '2.8',
      assessment_lowest_area: 'Delivery',
      assessment_in_short: '',
      ...{ assessment_first_step: '', assessment_first_step_due: '', assessment_retake: '' },
      assessment_report: '',
    },
  ])
})

it('makes no contact of a result whose email has none', async () => {
  const { send, contacts } = await setup()
  expect(await send(response(3, { Alignment: 3 }))).toEqual({
    problem: 'replied 207 OBJECT_NOT_FOUND: no contact has this email',
  })
  expect([...contacts]).toEqual([])
})

it('adds the first step and the report of answers to the current questions', async () => {
  const { send, contacts } = await setup()
  contacts.set(EMAIL, { email: EMAIL })
  const answers = answersOf('333 333 133 333')
  const finished = response(2.8, {})
  await send({
    ...finished,
    data: { ...finished.data, model_version: MODEL.version, responses: answers },
  } as Event)
  expect(contacts.get(EMAIL)).toMatchObject({
    assessment_in_short:
      'Training is on a schedule, but each manager decides whether to coach at all.',
    assessment_first_step: 'Agree with managers on dates for monthly coaching sessions',
    assessment_first_step_due: '2026-12-18',
    assessment_retake: '2027-05-19',
    assessment_report: `https://check.example/report/${reportCodeOf(MODEL, answers)}#day=2026-11-20`,
  })
})

it('says what mail and chat say of a score between stages, and clears the area where all are equal', async () => {
  const { send, contacts } = await setup()
  contacts.set(EMAIL, { email: EMAIL, assessment_lowest_area: 'Before' })
  const finished = response(4.25, { Alignment: 4.25, Delivery: 4.25 })
  await send({ ...finished, data: { ...finished.data, maturity_stage: 'Ad Hoc' } } as Event)
  expect(contacts.get(EMAIL)).toMatchObject({
    assessment_stage: 'Between Strategic and Optimized',
    assessment_lowest_area: '',
  })
})

it('asks nothing for a result without an email, and has a first name only for one word', async () => {
  const { send, asked, contacts } = await setup()
  const before = asked()
  const anonymous = response(3, { Alignment: 3 })
  expect(
    await send({ ...anonymous, data: { ...anonymous.data, user_email: null } } as Event),
  ).toBeUndefined()
  expect(asked()).toBe(before)

  await send(leadEvent({ name: 'Ada' }))
  expect(contacts.get(EMAIL)).toMatchObject({ firstname: 'Ada' })
  expect(contacts.get(EMAIL)).not.toHaveProperty('lastname')
  expect(contacts.get(EMAIL)).not.toHaveProperty('assessment_source')
  expect(contacts.get(EMAIL)).not.toHaveProperty('assessment_consent')
})

it('says what to do where properties are missing', async () => {
  const { send } = await setup({ isSetUp: false })
  expect(await send(NEW_LEAD)).toEqual({
    problem: 'replied 400 PROPERTY_DOESNT_EXIST: run owner hubspot --setup',
  })
})

it.each([
  [
    { status: 401, body: { category: 'INVALID_AUTHENTICATION' } },
    { problem: 'replied 401 INVALID_AUTHENTICATION: HUBSPOT_TOKEN is not accepted' },
  ],
  [
    { status: 429, body: { category: 'RATE_LIMITS' }, headers: { 'retry-after': '7' } },
    { problem: 'replied 429 RATE_LIMITS', retryAfterMs: 7000 },
  ],
  [
    { status: 207, body: { errors: [{ category: 'VALIDATION_ERROR', message: EMAIL }] } },
    { problem: 'replied 207 VALIDATION_ERROR' },
  ],
])('takes %j as a failure, and quotes nothing of it but its kind', async (reply, failure) => {
  const { send, replies } = await setup()
  replies.push(reply)
  expect(await send(NEW_LEAD)).toEqual(failure)
})

it('says why they could not be created', async () => {
  const { config, scopes } = await setup({ isSetUp: false })
  await expect(setUpHubspot({ ...config, token: `${TOKEN}0` })).rejects.toThrow('replied 401')
  scopes.clear()
  await expect(setUpHubspot(config)).rejects.toThrow('the private app lacks a scope')
})

it.each(['', `Bearer ${TOKEN}`, `${TOKEN}\n`])('rejects the token %j', (token) => {
  const mistakes: string[] = []
  readHubspot(token, (sentence) => mistakes.push(sentence))
  expect(mistakes).toEqual([expect.stringContaining('HUBSPOT_TOKEN must be')])
  expect(mistakes[0]).not.toContain(token === '' ? 'Bearer' : token)
})
