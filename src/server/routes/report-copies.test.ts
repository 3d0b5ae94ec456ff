import { expect, it } from 'vitest'
import { parseMail } from '../../channels/mail/config.ts'
import { COPIES_PATH, COPY_OFFER_PATH, sessionIdOf } from '../../contract/api.ts'
import { ANSWERS, KEY, LEAD, openApp, RESPONSE } from '../app.suite.ts'

const MAIL = parseMail({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@provider.com' })
const BODY = { lead_key: KEY, lead: LEAD, session_id: RESPONSE.session_id, responses: ANSWERS }

async function open(lead: object = LEAD) {
  const app = await openApp({ config: { mail: MAIL.ok ? MAIL.value : undefined } })
  await app.postLead(lead)
  await app.postResponse(RESPONSE)
  return {
    ...app,
    ask: (body: object = BODY, remoteAddress = '203.0.113.9') =>
      app.app.inject({
        ...{ method: 'POST', url: COPIES_PATH, remoteAddress },
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    claim: () => app.store.outbox.claim('copy', 1000, new Date(), new Date(Date.now() + 60_000)),
  }
}

const runOf = (index: number) => sessionIdOf(1_765_000_000_000 + index, 'abcdefgh')

it('puts one copy into the outbox for a hundred requests, with the address of the lead', async () => {
  const { ask, claim } = await open()

  const replies: Awaited<ReturnType<typeof ask>>[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const asked = Array.from({ length: 25 }, (_, index) =>
      ask(BODY, `203.0.113.${25 * turn + index}`),
    )
    replies.push(...(await Promise.all(asked)))
  }

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(201))
  expect(
    replies.filter(({ headers }) => headers['idempotent-replayed'] === undefined),
  ).toHaveLength(1)
  const [copy, ...others] = await claim()
  expect(others).toEqual([])
  expect(JSON.parse(copy?.payload ?? '')).toMatchObject({
    data: { session_id: RESPONSE.session_id, user_email: LEAD.email },
  })
})

it.each([
  ['another email', { lead: { ...LEAD, email: 'eve@evil.example' } }],
  ['another name', { lead: { ...LEAD, name: 'Eve' } }],
  ['another key', { lead_key: KEY.replace('0', '1') }],
  ['another run', { session_id: runOf(1) }],
  ['other answers', { responses: { ...ANSWERS, 1: 5 } }],
  ['two addresses', { lead: { ...LEAD, email: `${LEAD.email},eve@evil.example` } }],
  ['no lead', { lead: { ...LEAD, email: '' } }],
])('sends nothing for %s', async (_what, other) => {
  const { ask, claim } = await open()

  const reply = await ask({ ...BODY, ...other })

  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ type: expect.stringContaining('copy-refused') })
  expect(await claim()).toEqual([])
})

it('sends nothing to a lead that is in quarantine', async () => {
  const { ask, claim } = await open({ ...LEAD, remark: 'a script' })

  expect((await ask()).statusCode).toBe(422)
  expect(await claim()).toEqual([])
})

it('sends nothing to an address that a mail could read as two, though the lead is kept', async () => {
  const lead = { ...LEAD, email: 'ada,eve@engines.example' }
  const { ask, claim, postResponse } = await open(lead)
  await postResponse({ ...RESPONSE, session_id: runOf(1), user_email: lead.email })

  expect((await ask({ ...BODY, lead, session_id: runOf(1) })).statusCode).toBe(422)
  expect(await claim()).toEqual([])
})

it('sends three a day to an address, and says of one that was sent that it was', async () => {
  const { ask, claim, postResponse } = await open()
  for (const index of [1, 2, 3]) await postResponse({ ...RESPONSE, session_id: runOf(index) })
  const of = (index: number) => ask({ ...BODY, session_id: runOf(index) }, `203.0.113.${index}`)

  expect((await ask()).statusCode).toBe(201)
  expect((await of(1)).statusCode).toBe(201)
  expect((await of(2)).statusCode).toBe(201)
  const fourth = await of(3)
  expect(fourth.statusCode).toBe(429)
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await of(2)).headers['idempotent-replayed']).toBe('true')
  expect(await claim()).toHaveLength(3)
})

it('sends ten an hour for a network', async () => {
  const { ask, claim, postLead, postResponse } = await open()
  const statuses: number[] = []
  for (let index = 1; index <= 11; index += 1) {
    const lead = { ...LEAD, email: `ada-${index}@engines.example` }
    const key = KEY.replace(/..$/, `${10 + index}`)
    await postLead(lead, { 'idempotency-key': key })
    await postResponse({ ...RESPONSE, session_id: runOf(index), user_email: lead.email })
    const body = { ...BODY, lead, lead_key: key, session_id: runOf(index) }
    statuses.push((await ask(body)).statusCode)
  }

  expect(statuses).toEqual([...Array(10).fill(201), 429])
  expect(await claim()).toHaveLength(10)
})

it.each([
  {},
  { ...BODY, to: 'eve@evil.example' },
  { ...BODY, lead_key: 'x' },
  { ...BODY, responses: { 1: 1 } },
  { ...BODY, lead: { ...LEAD, to: 'eve@evil.example' } },
])('does not understand %j', async (body) => {
  expect((await (await open()).ask(body)).statusCode).toBe(400)
})

it('says whether it sends any, and is not there where it does not', async () => {
  const get = { method: 'GET', url: COPY_OFFER_PATH } as const
  const { app } = await open()
  expect((await app.inject(get)).statusCode).toBe(200)

  const without = await openApp()
  expect((await without.app.inject(get)).statusCode).toBe(204)
  const asked = await without.app.inject({
    ...{ method: 'POST', url: COPIES_PATH, payload: JSON.stringify(BODY) },
    headers: { 'content-type': 'application/json' },
  })
  expect(asked.statusCode).toBe(404)
})
