import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { LEADS_PATH } from '../../contract/api.ts'
import { LEAD, RESPONSE, openApp } from '../../../tests/support/test-app.ts'
import { meetHostileRequests } from '../../../tests/support/hostile-requests.ts'
import type { HostileRequest } from '../../../tests/support/hostile-requests.ts'

const OPEN = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6, maxPending: 1000 }
const FEW = { clientBurst: 3, clientPerMinute: 1, totalPerMinute: 1000, maxPending: 1000 }
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000)

/** Leads under new keys, one after the other, each as if it came through these proxies. */
async function openFor(options: Parameters<typeof openApp>[0]) {
  const { app } = await openApp(options)
  return senderOfLeads(app)
}

function senderOfLeads(app: FastifyInstance) {
  return async (remoteAddress: string, forwardedFor?: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: LEADS_PATH,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
      payload: JSON.stringify(LEAD),
    })
    return statusCode
  }
}

it('lets 50 people of one office start and finish within the same minute', async () => {
  const { postLead, postResponse } = await openApp()
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, person) => {
      const lead = await postLead(LEAD, { 'idempotency-key': randomUUID() })
      const session_id = `session_1765000000000_person${String(person).padStart(4, '0')}`
      const response = await postResponse({ ...RESPONSE, session_id })
      return [lead.statusCode, response.statusCode]
    }),
  )
  expect(statuses.flat()).toEqual(Array(100).fill(201))
})

it('ignores X-Forwarded-For by default: a hundred addresses are one client', async () => {
  const send = await openFor({ config: { submissions: FEW } })
  const statuses: number[] = []
  for (let index = 0; index < 100; index += 1) {
    statuses.push(await send('203.0.113.7', `198.51.100.${index}`))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(await send('203.0.113.8')).toBe(201)
})

it('tells clients behind a trusted proxy apart, only by what the proxy reports', async () => {
  const config = { submissions: FEW, trustedProxies: ['10.0.0.0/8'] }
  const send = await openFor({ config })
  const statuses: number[] = []
  for (let index = 0; index < 20; index += 1) {
    statuses.push(await send('10.0.0.1', `1.1.1.${index}, 203.0.113.7`))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(await send('10.0.0.1', '203.0.113.8')).toBe(201)
  expect(await send('203.0.113.7', '203.0.113.9')).toBe(429)
})

it('keeps a lead whose sender has hung up, without an error', async () => {
  const { app, logged, countRows } = await openApp()
  // As Node reports it once the connection is closed.
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined })
    done()
  })
  expect(await senderOfLeads(app)('203.0.113.7')).toBe(201)
  expect(countRows()).toBe(1)
  expect(logged.join()).not.toContain('request failed')
})

it(
  `handles ${RUNS} hostile requests without an error, a stray row or an echo`,
  async () => {
    const { app, countRows, logged } = await openApp({ config: { submissions: OPEN } })
    const { statuses, rows } = await meetHostileRequests({ send: senderTo(app), countRows }, RUNS)
    // Without kept rows, repeats and conflicts among them the run would prove little.
    expect(rows).toBeGreaterThan(20)
    expect(statuses.get(201)).toBeGreaterThan(rows)
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 404, 405, 413, 415, 422]))
    expect(logged.some((line) => line.includes('request failed'))).toBe(false)
    expect(Object.prototype).not.toHaveProperty('admin')
  },
  60_000 + 10 * RUNS,
)

it('would notice a service that stores whatever it receives', async () => {
  const { store, countRows } = await openApp()
  const careless = fastify()
  careless.post<{ Body: typeof LEAD }>(LEADS_PATH, async ({ body }, reply) => {
    await store.saveLead(randomUUID(), body)
    return reply.code(201).send()
  })
  onTestFinished(() => careless.close())
  await expect(meetHostileRequests({ send: senderTo(careless), countRows }, RUNS)).rejects.toThrow(
    'Property failed',
  )
})

function senderTo(app: FastifyInstance) {
  return async ({ method, url, key, type, body }: HostileRequest) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      // The client's type has only the common methods.
      method: method as 'POST',
      url,
      headers: { 'content-type': type, 'idempotency-key': key },
      payload: Buffer.from(body),
    })
    return { status: statusCode, headers, body: rawPayload.toString() }
  }
}
