import { describe, expect, it } from 'vitest'
import { problemOf } from '../server/http/problem.ts'
import { saveResultOf } from './save-result.ts'

const KEY = 'session_1763640000000_a0000000'
const PROBLEM = { 'content-type': 'application/problem+json' }

async function kindOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await saveResultOf(new Response(text, { status, headers }), KEY)).kind
}

it('is saved when the server confirms this very key with 201', async () => {
  expect(await kindOf(201, { id: KEY })).toBe('saved')
})

describe('a reply that our server did not make decides nothing', () => {
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

it.each(['malformed-request', 'email-rejected', 'key-reused'] as const)(
  'is refused for good by our own %s',
  async (name) => {
    const problem = problemOf(name)
    expect(await kindOf(problem.status, problem, PROBLEM)).toBe('refused')
  },
)

it.each(['timeout', 'limited', 'server-error', 'unavailable'] as const)(
  'may be sent again after our own %s',
  async (name) => {
    const problem = problemOf(name)
    expect(await kindOf(problem.status, problem, PROBLEM)).toBe('unavailable')
  },
)

it('tells the wrong fields of a lead, and when to come again', async () => {
  const errors = { email: 'Email is required', other: 'x', name: 7 }
  const rejected = new Response(JSON.stringify({ ...problemOf('lead-rejected'), errors }), {
    status: 422,
    headers: PROBLEM,
  })
  expect(await saveResultOf(rejected, KEY)).toMatchObject({
    errors: { email: 'Email is required' },
  })
  const busy = new Response('', { status: 503, headers: { 'retry-after': '7' } })
  expect(await saveResultOf(busy, KEY)).toMatchObject({ retryAfterMs: 7000 })
})
