import { expect, it } from 'vitest'
import { COPIES_PATH, COPY_OFFER_PATH, sessionIdOf } from '../../contract/api.ts'
import { ANSWERS, KEY, LEAD, openApp, RESPONSE } from '../../../tests/support/test-app.ts'
import { parseConfig } from '../config.ts'
import { createCopyLimits } from '../limits/copy-limits.ts'
import { claimAll } from '../../../tests/support/claim-all.ts'

const CONFIG = parseConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@provider.com' })
const BODY = { lead_key: KEY, lead: LEAD, session_id: RESPONSE.session_id, responses: ANSWERS }

async function open(lead: object = LEAD) {
  const app = await openApp({ config: CONFIG.ok ? CONFIG.value : {} })
  await app.postLead(lead)
  await app.postResponse(RESPONSE)
  return {
    ...app,
    ask: (body: object = BODY) => app.post(COPIES_PATH, body),
    claim: () =>
      claimAll(app.store.outbox, 'copy', new Date(), new Date(Date.now() + 60_000), 1000),
  }
}

const runOf = (index: number) => sessionIdOf(1_765_000_000_000 + index, 'abcdefgh')

it.each([
  ['another email', { lead: { ...LEAD, email: 'eve@evil.example' } }],
  ['another key', { lead_key: KEY.replace('0', '1') }],
  ['other answers', { responses: { ...ANSWERS, 1: 5 } }],
  ['no lead', { lead: { ...LEAD, email: '' } }],
])('sends nothing for %s', async (_what, other) => {
  const { ask, claim } = await open()

  const reply = await ask({ ...BODY, ...other })

  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ type: expect.stringContaining('copy-refused') })
  expect(await claim()).toEqual([])
})

it('sends three a day to an address, nothing to a lead in quarantine, and replies to both alike', async () => {
  const [honest, script] = [await open(), await open({ ...LEAD, remark: 'a script' })]
  const replies: { statusCode: number; isReplay: unknown; body: unknown }[] = []
  const waits: number[] = []
  for (const { ask, postResponse } of [honest, script]) {
    for (const index of [1, 2, 3]) await postResponse({ ...RESPONSE, session_id: runOf(index) })
    for (const session_id of [...Array(2).fill(BODY.session_id), ...[1, 2, 3, 1].map(runOf)]) {
      const { statusCode, headers, json } = await ask({ ...BODY, session_id })
      replies.push({ statusCode, isReplay: headers['idempotent-replayed'], body: json() })
      if (headers['retry-after'] !== undefined) waits.push(Number(headers['retry-after']))
    }
  }
  const [toPerson, toScript] = [replies.slice(0, 6), replies.slice(6)]
  expect(toPerson.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 429, 201])
  expect(toPerson.map(({ isReplay }) => isReplay === 'true')).toEqual([
    ...[false, true, false, false, false, true],
  ])
  expect(waits.filter((seconds) => seconds > 28_000)).toHaveLength(2)
  expect(toScript).toEqual(toPerson)
  expect(honest.logged.filter((line) => line.includes('too many copies'))).toHaveLength(1)
  const copies = await honest.claim()
  expect(copies).toHaveLength(3)
  for (const { payload } of copies) {
    expect(JSON.parse(payload)).toMatchObject({ data: { user_email: LEAD.email } })
  }
  expect(await script.claim()).toEqual([])
})

it('sends nothing to an address that is not ASCII, but keeps the lead', async () => {
  const lead = { ...LEAD, email: 'zoë@engines.example' }
  const { ask, claim, postResponse } = await open(lead)
  await postResponse({ ...RESPONSE, session_id: runOf(1), user_email: lead.email })

  expect((await ask({ ...BODY, lead, session_id: runOf(1) })).statusCode).toBe(422)
  expect(await claim()).toEqual([])
})

it('counts an address with a plus sign as the one without it', () => {
  const limits = createCopyLimits(() => 0)
  const aliases = ['ceo@a.example', 'ceo+1@a.example', 'ceo+2@a.example', 'ceo+3+4@a.example']
  const waits = aliases.map((email) => limits.take(email))
  expect(waits).toEqual([0, 0, 0, 28_800_000])
})

it('sends two hundred an hour in all', () => {
  const limits = createCopyLimits(() => 0)
  const colleagues = Array.from({ length: 201 }, (_, index) => `ada-${index}@engines.example`)
  const waits = colleagues.map((email) => limits.take(email))
  expect(waits).toEqual([...Array(200).fill(0), 18_000])
})

it('keeps the reader’s day with the copy', async () => {
  const { ask, claim } = await open()
  await ask({ ...BODY, day: '2026-11-26' })
  const [copy] = await claim()
  expect(JSON.parse(copy?.payload ?? '')).toMatchObject({ data: { day: '2026-11-26' } })
})

it.each([
  { ...BODY, to: 'eve@evil.example' },
  { ...BODY, responses: { 1: 1 } },
])('rejects %j', async (body) => {
  expect((await (await open()).ask(body)).statusCode).toBe(400)
})

it('says whether it sends copies, and does not exist if it does not', async () => {
  const get = { method: 'GET', url: COPY_OFFER_PATH } as const
  const { app } = await open()
  expect((await app.inject(get)).statusCode).toBe(200)

  const without = await openApp()
  expect((await without.app.inject(get)).statusCode).toBe(204)
  expect((await without.post(COPIES_PATH, BODY)).statusCode).toBe(404)
})
