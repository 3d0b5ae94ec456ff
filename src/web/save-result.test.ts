import { expect, it } from 'vitest'
import { PROBLEM_TYPE_PREFIX } from '../contract/api.ts'
import { saveResultOf } from './save-result.ts'

/** As our own server sends it. */
const OWN_PROBLEM = { type: `${PROBLEM_TYPE_PREFIX}lead-rejected`, title: 'Not so', status: 422 }

const KEY = 'session_1763640000000_a0000000'
const PROBLEM = { 'content-type': 'application/problem+json; charset=utf-8' }

function resultOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return saveResultOf(new Response(text, { status, headers }), KEY)
}

it('is saved when the server confirms this very key with 201', async () => {
  expect(await resultOf(201, { id: KEY })).toEqual({ kind: 'saved' })
})

it.each([
  [200, { id: KEY }, {}, false],
  [201, { id: 'another' }, {}, false],
  [200, '<!doctype html>', {}, true],
  [201, '', {}, true],
  [403, '<!doctype html><title>Are you a person?</title>', { 'content-type': 'text/html' }, true],
  [422, { ...OWN_PROBLEM, type: 'https://gateway.example/bad' }, PROBLEM, false],
  [422, OWN_PROBLEM, { 'content-type': 'application/json' }, false],
  [422, null, PROBLEM, false],
  [403, { error: 'denied by a gateway' }, PROBLEM, false],
  [429, 'Slow down', {}, false],
  [503, '<!doctype html><title>Bad gateway</title>', {}, false],
])(
  'takes no reply from elsewhere for one of our server: %i %j %j, a page: %s',
  async (status, body, headers, isBlocked) => {
    expect(await resultOf(status, body, headers)).toEqual({
      kind: 'unavailable',
      reason: `The server replied ${status}.`,
      ...(isBlocked && { isBlocked }),
    })
  },
)

it.each<[string, number]>([
  ['refused', 400],
  ['refused', 422],
  ['refused', 499],
  ...[399, 408, 425, 429, 500, 599].map((status) => ['unavailable', status] as [string, number]),
])('is %s after our own problem with status %i', async (kind, status) => {
  expect((await resultOf(status, { ...OWN_PROBLEM, status }, PROBLEM)).kind).toBe(kind)
})

it('reports the wrong fields of a lead', async () => {
  const errors = { email: 'missing', other: 'x', name: 7 }
  const refused = { kind: 'refused', reason: 'The server replied 422.' }
  expect(await resultOf(422, { ...OWN_PROBLEM, errors }, PROBLEM)).toEqual({
    ...refused,
    errors: { email: 'missing' },
  })
  expect(await resultOf(422, OWN_PROBLEM, PROBLEM)).toEqual({ ...refused, errors: {} })
})

it.each([
  ['7', 7000],
  ['0', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('tries again as Retry-After %j says: %s ms', async (retryAfter, retryAfterMs) => {
  const result = await resultOf(503, '', { 'retry-after': retryAfter })
  expect(result).toEqual({
    kind: 'unavailable',
    reason: 'The server replied 503.',
    ...(retryAfterMs && { retryAfterMs }),
  })
})

it('is saved with 200 too where answers may take the place of others', async () => {
  const reply = (body: object) => new Response(JSON.stringify(body), { status: 200 })
  expect((await saveResultOf(reply({ id: KEY }), KEY, [200, 201])).kind).toBe('saved')
  expect((await saveResultOf(reply({ ok: true }), KEY, [200, 201])).kind).toBe('unavailable')
})
