import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEAD, RESPONSE, openApp } from '../../../tests/support/test-app.ts'
import { CANARY, hostileRequests } from '../../../tests/support/hostile-requests.ts'

const OPEN = { clientBurst: 1e6, clientPerMinute: 1e6, totalPerMinute: 1e6, maxPending: 1000 }
const RUNS = process.env['LONG'] === '1' ? 20_000 : 3000

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

it('keeps a lead whose sender has hung up, without an error', async () => {
  const { app, postLead, logged, countRows } = await openApp()
  // As Node reports it once the connection is closed.
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined })
    done()
  })
  expect((await postLead(LEAD)).statusCode).toBe(201)
  expect(countRows()).toBe(1)
  expect(logged.join()).not.toContain('request failed')
})

it(
  `handles ${RUNS} hostile requests without an error, a stray row or an echo`,
  async () => {
    const { app, countRows, logged } = await openApp({ config: { submissions: OPEN } })
    const statuses = new Map<number, number>()
    let rows = 0
    await fc.assert(
      fc.asyncProperty(hostileRequests, async ({ method, url, key, type, body }) => {
        const reply = await app.inject({
          // The client's type has only the common methods.
          ...{ method: method as 'POST', url, payload: Buffer.from(body) },
          headers: { 'content-type': type, 'idempotency-key': key },
        })
        const { statusCode, headers, body: text } = reply
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        expect(statusCode).toBeLessThan(500)
        const isNew = statusCode === 201 && headers['idempotent-replayed'] === undefined
        expect(countRows() - rows).toBe(isNew ? 1 : 0)
        rows = countRows()
        const isPage = String(headers['content-type']).startsWith('text/html')
        expect(isPage || text.length < 1024).toBe(true)
        expect(text + JSON.stringify(headers)).not.toContain(CANARY)
        expect(headers['content-security-policy']).toBeDefined()
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }),
      { numRuns: RUNS },
    )
    // Without kept rows, repeats and conflicts among them the run would prove little.
    expect(rows).toBeGreaterThan(20)
    expect(statuses.get(201)).toBeGreaterThan(rows)
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 404, 405, 413, 415, 422]))
    expect(logged.some((line) => line.includes('request failed'))).toBe(false)
    expect(Object.prototype).not.toHaveProperty('admin')
  },
  60_000 + 10 * RUNS,
)
