import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { StoreUnavailableError } from '../store/errors.ts'
import { RESPONSE, openApp } from '../../tests/support/test-app.ts'

const CANARY = 'Kanarienvogel4711'
const LEAD = {
  name: `${CANARY} Name`,
  company: `${CANARY} Company`,
  designation: `${CANARY} Designation`,
  email: `${CANARY}@engines.example`,
  utm_source: `${CANARY} Source`,
  referrer_host: `${CANARY}.example`,
}
const HEADERS = {
  'user-agent': CANARY,
  referer: `https://engines.example/${CANARY}`,
  cookie: `a=${CANARY}`,
  'x-forwarded-for': CANARY,
  'x-request-id': CANARY,
  authorization: CANARY,
}
const ALLOWED = [
  'level',
  'time',
  'msg',
  'id',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'error',
  'quarantine',
]

/** The canary as it is, in upper or lower case, percent-encoded or in base64. */
function expectNoCanaryIn(output: string): void {
  expect(output.toLowerCase()).not.toContain(CANARY.toLowerCase())
  for (const shift of ['', ' ', '  ']) {
    const inBase64 = Buffer.from(shift + CANARY)
      .toString('base64')
      .slice(4, -4)
    expect(output).not.toContain(inBase64)
  }
}

/** What a database driver throws, with the row in the message, the detail and the cause. */
function tellingError(kind: new (message: string, options: ErrorOptions) => Error): Error {
  const detail = `Key (email)=(${LEAD.email}) already exists.`
  const cause = Object.assign(new Error(detail), { detail, code: '23505' })
  return Object.assign(
    new kind(`duplicate ${LEAD.email}\n    at ${LEAD.name} (/a/b.ts:1:1)`, { cause }),
    {
      detail,
      code: CANARY + ' ',
    },
  )
}

it('never writes a visitor’s words into a log or a reply', async () => {
  let failure: Error | undefined
  const { app, logged, postLead, postResponse, listen, countRows } = await openApp({
    store: (store) => ({
      ...store,
      saveLead: (key, lead) => (failure ? Promise.reject(failure) : store.saveLead(key, lead)),
    }),
  })
  const replies = [
    await postLead(LEAD, HEADERS),
    await postLead(LEAD, HEADERS),
    await postLead({ ...LEAD, name: `${CANARY} again` }, HEADERS),
    await postLead({ ...LEAD, remark: CANARY }, { ...HEADERS, 'idempotency-key': randomUUID() }),
    await postLead({ ...LEAD, email: `${CANARY}@gmail.com` }, HEADERS),
    await postLead({ ...LEAD, [CANARY]: 1 }, HEADERS),
    await postLead(`{"name": "${CANARY}`, HEADERS),
    await postLead(LEAD, { ...HEADERS, 'idempotency-key': CANARY }),
    await postLead(LEAD, { ...HEADERS, 'content-type': `text/${CANARY}` }),
    await postLead(LEAD, { ...HEADERS, origin: `https://${CANARY}.example` }),
    await postLead({ ...LEAD, name: CANARY.repeat(1000) }, HEADERS),
    await postResponse({ ...RESPONSE, user_email: LEAD.email }, HEADERS),
    await postResponse({ ...RESPONSE, user_email: CANARY }, HEADERS),
    await app.inject({ url: `/${CANARY}?email=${LEAD.email}`, headers: HEADERS }),
    await app.inject({ url: `/assessment/start?${CANARY}`, headers: HEADERS }),
    await app.inject({ url: `/report/${CANARY}`, headers: HEADERS }),
    await app.inject({ url: `/%zz${CANARY}`, headers: HEADERS }),
    await app.inject({ method: 'PUT', url: `/${CANARY}`, headers: HEADERS, payload: CANARY }),
  ]
  failure = tellingError(StoreUnavailableError)
  replies.push(await postLead(LEAD, { ...HEADERS, 'idempotency-key': randomUUID() }))
  failure = tellingError(Error)
  replies.push(await postLead(LEAD, { ...HEADERS, 'idempotency-key': randomUUID() }))
  const socket = connect(await listen(), '127.0.0.1')
  socket.write(`GET /${CANARY} HTTP/1.1\r\n${CANARY}\u0000: x\r\n\r\n`)
  expectNoCanaryIn(await text(socket))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(
    new Set([200, 201, 400, 403, 404, 405, 413, 415, 422, 500, 503]),
  )
  expect(countRows()).toBe(3)
  for (const { headers, body } of replies) expectNoCanaryIn(JSON.stringify(headers) + body)
  expect(logged.length).toBeGreaterThan(replies.length)
  for (const line of logged) {
    expectNoCanaryIn(line)
    expect(ALLOWED).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))))
  }
  expect(logged.join('')).toContain('"code":"23505"')
  expect(logged.join('')).toContain('"quarantine":"honeypot","msg":"lead in quarantine"')
})

it('logs what an operator needs: method, route, status, time and a random id', async () => {
  const { app, logged } = await openApp()
  await app.inject('/assessment/start?x=1')
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/*',
    status: 200,
    ms: expect.any(Number),
    msg: 'replied',
  })
})
