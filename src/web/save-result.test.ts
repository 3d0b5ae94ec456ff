import { describe, expect, it } from 'vitest'
import { PROBLEM_TYPE_PREFIX } from '../contract/api.ts'
import { saveResultOf } from './save-result.ts'

/** As our own server sends it. */
const OWN_PROBLEM = { type: `${PROBLEM_TYPE_PREFIX}lead-rejected`, title: 'Not so', status: 422 }

const KEY = 'session_1763640000000_a0000000'
const PROBLEM = { 'content-type': 'application/problem+json; charset=utf-8' }

async function kindOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await saveResultOf(new Response(text, { status, headers }), KEY)).kind
}

it('is saved when the server confirms this very key with 201', async () => {
  expect(await kindOf(201, { id: KEY })).toBe('saved')
})

describe('a reply from elsewhere decides nothing', () => {
  it.each([
    [200, { id: KEY }, {}],
    [201, { id: 'another' }, {}],
    [201, '', {}],
    [403, '<!doctype html><title>Are you a person?</title>', { 'content-type': 'text/html' }],
    [405, { type: 'about:blank', title: 'Not allowed' }, PROBLEM],
    [422, { ...OWN_PROBLEM, type: 'https://gateway.example/bad' }, PROBLEM],
    [422, OWN_PROBLEM, { 'content-type': 'application/json' }],
  ])('%i %j %j', async (status, body, headers) => {
    expect(await kindOf(status, body, headers)).toBe('unavailable')
  })
})

it.each([
  [200, '<!doctype html>', true],
  [403, '<!doctype html><title>Are you a person?</title>', true],
  [429, 'Slow down', false],
  [503, '<!doctype html><title>Bad gateway</title>', false],
  [403, { error: 'denied by a gateway' }, false],
])(
  'tells whether something before our server stopped it: %i %j',
  async (status, body, isBlocked) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = typeof body === 'string' ? {} : PROBLEM
    const result = await saveResultOf(new Response(text, { status, headers }), KEY)
    expect(result).toMatchObject({ kind: 'unavailable', ...(isBlocked && { isBlocked }) })
    expect('isBlocked' in result).toBe(isBlocked)
  },
)

it.each<[string, number]>([
  ['refused', 400],
  ['refused', 422],
  ['refused', 499],
  ...[399, 408, 425, 429, 500, 599].map((status) => ['unavailable', status] as [string, number]),
])('is %s after our own problem with status %i', async (kind, status) => {
  expect(await kindOf(status, { ...OWN_PROBLEM, status }, PROBLEM)).toBe(kind)
})

it.each([null, { type: 7 }])('is not rejected by the body %j', async (body) => {
  expect(await kindOf(422, body, PROBLEM)).toBe('unavailable')
})

it('decides nothing without a type of content', async () => {
  const reply = new Response(new TextEncoder().encode(JSON.stringify(OWN_PROBLEM)), { status: 422 })
  expect(await saveResultOf(reply, KEY)).toEqual({
    kind: 'unavailable',
    reason: 'The server replied 422.',
  })
})

it.each(['0', 'Wed, 21 Oct 2026 07:28:00 GMT'])('ignores Retry-After %j', async (retryAfter) => {
  const reply = new Response('', { status: 503, headers: { 'retry-after': retryAfter } })
  expect(await saveResultOf(reply, KEY)).toEqual({
    kind: 'unavailable',
    reason: 'The server replied 503.',
  })
})

it.each([null, { email: 7 }])('has no wrong fields in %j', async (errors) => {
  const text = JSON.stringify({ ...OWN_PROBLEM, errors })
  const reply = new Response(text, { status: 422, headers: PROBLEM })
  expect(await saveResultOf(reply, KEY)).toEqual({
    kind: 'refused',
    reason: 'The server replied 422.',
    errors: {},
  })
})

it('reports the wrong fields of a lead, and when to try again', async () => {
  const errors = { email: 'missing', other: 'x', name: 7 }
  const rejected = new Response(JSON.stringify({ ...OWN_PROBLEM, errors }), {
    status: 422,
    headers: PROBLEM,
  })
  expect(await saveResultOf(rejected, KEY)).toMatchObject({
    errors: { email: 'missing' },
  })
  const busy = new Response('', { status: 503, headers: { 'retry-after': '7' } })
  expect(await saveResultOf(busy, KEY)).toMatchObject({ retryAfterMs: 7000 })
})

it('is saved with 200 too where answers may take the place of others', async () => {
  const reply = (body: object) => new Response(JSON.stringify(body), { status: 200 })
  expect((await saveResultOf(reply({ id: KEY }), KEY, [200, 201])).kind).toBe('saved')
  expect((await saveResultOf(reply({ ok: true }), KEY, [200, 201])).kind).toBe('unavailable')
})
