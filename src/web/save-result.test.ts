import { describe, expect, it } from 'vitest'
import { PROBLEM_TYPE_PREFIX } from '../contract/api.ts'
import { saveResultOf } from './save-result.ts'

const STATUSES = {
  'malformed-request': 400,
  'email-rejected': 422,
  'key-reused': 422,
  'lead-rejected': 422,
  limited: 429,
  'server-error': 500,
  unavailable: 503,
} as const

/** As our own server sends it. */
function problemOf(name: keyof typeof STATUSES) {
  return { type: `${PROBLEM_TYPE_PREFIX}${name}`, title: 'Not so', status: STATUSES[name] }
}

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
    [200, '<!doctype html><title>Sign in</title>', {}],
    [200, { id: KEY }, {}],
    [201, { id: 'another' }, {}],
    [201, '', {}],
    [202, { id: KEY }, {}],
    [401, 'Unauthorized', {}],
    [403, '<!doctype html><title>Are you a person?</title>', { 'content-type': 'text/html' }],
    [404, 'Not Found', {}],
    [405, { type: 'about:blank', title: 'Not allowed' }, PROBLEM],
    [407, '', {}],
    [422, { ...problemOf('lead-rejected'), type: 'https://gateway.example/bad' }, PROBLEM],
    [422, problemOf('lead-rejected'), { 'content-type': 'application/json' }],
  ])('%i %j %j', async (status, body, headers) => {
    expect(await kindOf(status, body, headers)).toBe('unavailable')
  })
})

it.each([
  [200, '<!doctype html>', true],
  [202, '', true],
  [401, 'Unauthorized', true],
  [403, '<!doctype html><title>Are you a person?</title>', true],
  [405, '', true],
  [429, 'Slow down', false],
  [503, '<!doctype html><title>Bad gateway</title>', false],
  [429, problemOf('limited'), false],
  [503, problemOf('unavailable'), false],
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

it.each(['malformed-request', 'email-rejected', 'key-reused'] as const)(
  'is finally rejected by our own %s',
  async (name) => {
    const problem = problemOf(name)
    expect(await kindOf(problem.status, problem, PROBLEM)).toBe('refused')
  },
)

it.each(['limited', 'server-error', 'unavailable'] as const)(
  'may be sent again after our own %s',
  async (name) => {
    const problem = problemOf(name)
    expect(await kindOf(problem.status, problem, PROBLEM)).toBe('unavailable')
  },
)

it.each([408, 425, 429])(
  'may be sent again after a problem of ours with status %i',
  async (status) => {
    expect(await kindOf(status, { ...problemOf('limited'), status }, PROBLEM)).toBe('unavailable')
  },
)

it.each([399, 500, 599])('is not finally rejected by status %i', async (status) => {
  const problem = { ...problemOf('lead-rejected'), status }
  expect(await kindOf(status, problem, PROBLEM)).toBe('unavailable')
})

it.each([400, 499])('is finally rejected by our own problem with status %i', async (status) => {
  const problem = { ...problemOf('lead-rejected'), status }
  expect(await kindOf(status, problem, PROBLEM)).toBe('refused')
})

it.each([null, 'text', { type: 7 }, {}])('is not rejected by the body %j', async (body) => {
  expect(await kindOf(422, body, PROBLEM)).toBe('unavailable')
})

it.each([
  [201, JSON.stringify([KEY])],
  [422, JSON.stringify(problemOf('lead-rejected'))],
])('decides nothing by status %i without a type of content', async (status, text) => {
  const reply = new Response(new TextEncoder().encode(text), { status })
  expect(await saveResultOf(reply, KEY)).toEqual({
    kind: 'unavailable',
    reason: `The server replied ${status}.`,
  })
})

it.each(['0', '-3', 'Wed, 21 Oct 2026 07:28:00 GMT', ''])(
  'ignores Retry-After %j',
  async (retryAfter) => {
    const reply = new Response('', { status: 503, headers: { 'retry-after': retryAfter } })
    expect(await saveResultOf(reply, KEY)).toEqual({
      kind: 'unavailable',
      reason: 'The server replied 503.',
    })
  },
)

it.each([undefined, null, 'text', { email: 7 }])('has no wrong fields in %j', async (errors) => {
  const text = JSON.stringify({ ...problemOf('lead-rejected'), errors })
  const reply = new Response(text, { status: 422, headers: PROBLEM })
  expect(await saveResultOf(reply, KEY)).toEqual({
    kind: 'refused',
    reason: 'The server replied 422.',
    errors: {},
  })
})

it('reports the wrong fields of a lead, and when to try again', async () => {
  const errors = { email: 'missing', other: 'x', name: 7 }
  const rejected = new Response(JSON.stringify({ ...problemOf('lead-rejected'), errors }), {
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
