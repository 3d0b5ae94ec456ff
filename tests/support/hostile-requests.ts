import fc from 'fast-check'
import { LEADS_PATH, memberAddressOf, RESPONSES_PATH } from '../../src/contract/api.ts'
import { reportCodeOf } from '../../src/domain/report/report-code.ts'
import { MODEL } from '../../src/generated/model.ts'
import { ANSWERS } from './test-app.ts'

type HostileRequest = {
  method: string
  url: string
  key: string
  type: string
  body: string | Uint8Array
}

export const CANARY = 'Kanarienvogel4711'
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...['', ' ', '\u0000', '\ud800', '__proto__', "'; DROP TABLE x; --", '=1+1', '\u202e'],
    CANARY,
  ),
)
const odd = fc.oneof(text, fc.jsonValue(), fc.constantFrom(-0, 9e15))
const lead = fc.record({
  name: fc.oneof({ weight: 3, arbitrary: fc.constant('Ada') }, odd),
  company: fc.oneof({ weight: 3, arbitrary: fc.constant('Engines') }, odd),
  designation: fc.oneof({ weight: 3, arbitrary: fc.constant('Head') }, odd),
  email: fc.oneof(
    { weight: 3, arbitrary: fc.constant('a@engines.example') },
    fc.emailAddress(),
    odd,
  ),
})
const response = fc.record({
  session_id: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: 0, max: 99 }).map((n) => `session_17650000000_aaaaaa${n + 10}`),
    },
    odd,
  ),
  responses: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }).map((n) => ({ ...ANSWERS, 1: n })) },
    fc.dictionary(fc.constantFrom(...Object.keys(ANSWERS), '0', '13', 'length'), odd),
    odd,
  ),
  user_email: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.emailAddress(), odd),
})
const clues = fc.record({ remark: odd, opened_ms: fc.oneof(fc.nat(), odd) }, { requiredKeys: [] })
const extra = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: clues },
  fc.dictionary(text, odd, { maxKeys: 2 }),
)
const leadBody = fc.tuple(lead, extra).map(bodyOf)
const responseBody = fc.tuple(response, extra).map(bodyOf)
const jsonBody = fc.oneof(leadBody, responseBody)
const bodies = fc.oneof(
  { weight: 8, arbitrary: jsonBody },
  jsonBody.map((json) => json.slice(1)),
  jsonBody.map((json) => `\ufeff${json}`),
  jsonBody.map((json) => json.replace('{', '{"__proto__":{"admin":true},')),
  jsonBody.map((json) => json.replace('"email"', '"name"')),
  jsonBody.map((json) => json.replace(/:"[^"]*"/, ':1e999')),
  fc.constantFrom('[', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`, 'a'.repeat(9000), '""'),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
const keys = fc
  .integer({ min: 0, max: 99 })
  .map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const anyRequest = fc.record({
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('POST' as const) },
    fc.constantFrom(...METHODS),
  ),
  url: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(LEADS_PATH, RESPONSES_PATH) },
    fc.webPath().map((path) => `/${path}`),
    fc.constantFrom(`/${CANARY}`, `/report/${CANARY}`, `${LEADS_PATH}?name=${CANARY}`),
    fc.constantFrom('/api/leads/', '/API/leads', '/api/%6ceads', '//api/leads', '/%', '/livez'),
  ),
  key: fc.oneof(
    {
      weight: 9,
      arbitrary: keys,
    },
    fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
    fc.constant(CANARY),
  ),
  type: fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      `text/${CANARY}`,
      'text/plain',
      'application/json;charset=utf-16',
      '',
      'a/b',
      ';;',
    ),
  ),
  body: bodies,
})
const teamAnswers = fc.record({
  code: fc.oneof({ weight: 3, arbitrary: fc.constant(reportCodeOf(MODEL, ANSWERS)) }, odd),
})
const teamKey = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9 }).map((n) => String(n).padStart(16, 'K')) },
  fc.constantFrom('__proto__', CANARY, '%00', '%E2%84%AA7Q2M4XT9B0C5D1E', '0'.repeat(15), '..'),
)
/** Half of them go to the right address with the right headers: only the body may be wrong. */
export const hostileRequests: fc.Arbitrary<HostileRequest> = fc.oneof(
  fc.tuple(anyRequest, leadBody, keys).map(([request, json, key]) => ({
    ...request,
    method: 'POST',
    url: LEADS_PATH,
    type: 'application/json',
    key,
    body: json,
  })),
  fc.tuple(anyRequest, responseBody).map(([request, json]) => ({
    ...request,
    method: 'POST',
    url: RESPONSES_PATH,
    type: 'application/json',
    body: json,
  })),
  fc
    .tuple(anyRequest, teamKey, teamKey, teamAnswers, extra)
    .map(([request, team, member, ...values]) => ({
      ...request,
      method: 'POST',
      url: memberAddressOf(team, member),
      type: 'application/json',
      body: bodyOf(values),
    })),
  { weight: 2, arbitrary: anyRequest },
)

function bodyOf([values, others]: [object, object]): string {
  return JSON.stringify({ ...values, ...others })
}
