import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { createClient } from '../faults/harness/client.ts'
import { sqliteIn } from '../faults/harness/database.ts'
import { createRandom } from '../faults/harness/settings.ts'
import { leadOf } from '../faults/harness/submission.ts'
import { startBehind } from './behind.ts'
import type { Behind } from './behind.ts'
import { connectH2 } from './h2.ts'
import type { Reply } from './h2.ts'
import { isMissing, PROXIES } from './proxies.ts'

/** What a connection or a proxy says of itself, and not the server of its reply. */
const OF_THE_WAY = ['date', 'server', 'connection', 'keep-alive', 'transfer-encoding']
const BODY_LIMIT = 8192

const random = createRandom('proxies')

const proxies = PROXIES.filter((name) => !isMissing(name))

describe.each(proxies)('through %s', (name) => {
  let behind: Behind

  beforeAll(async () => {
    behind = await startBehind(name)
    await behind.serve((await sqliteIn().createDatabase()).url)
  })
  afterAll(() => behind.stop())

  function connection(from?: string) {
    const client = connectH2(behind.proxy, from)
    onTestFinished(() => client.close())
    return client
  }

  it('every reply comes by HTTP/2 with the bytes and the headers of the server', async () => {
    const client = connection()
    const direct = createClient()
    onTestFinished(() => direct.close())
    const page = await client.send({ path: '/' })
    expect(client.protocol()).toBe('h2')
    const asset = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? 'no asset'
    const lead = leadOf(random)
    const calls = [
      ...['br', 'gzip', 'identity'].flatMap((coding) =>
        ['/', '/assessment/results', asset, '/nowhere'].map((path) => ({
          path,
          headers: { 'accept-encoding': coding },
        })),
      ),
      { path: '/', headers: { 'if-none-match': String(page.headers['etag']) } },
      { path: '/assessment/question/99' },
      { path: '/report/nothing' },
      { path: '/livez' },
      { path: '/api/leads' },
      { path: '/api/leads', headers: lead.headers, body: lead.body },
      { path: '/api/leads', headers: lead.headers, body: '{' },
      { path: '/api/leads', headers: { 'content-type': 'text/plain' }, body: 'x' },
    ]
    await client.send({ path: lead.path, headers: lead.headers, body: lead.body })
    for (const call of calls) {
      const through = await client.send(call)
      const own = await direct.send(`http://127.0.0.1:${behind.port}`, call)
      expect({ call, ...comparable(through) }).toEqual({ call, ...comparable(own) })
      expect(through.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
      expect(through.headers['alt-svc']).toBeUndefined()
    }
  })

  it('the first 8 KB of a body reach the server, and its refusal of more reaches the visitor', async () => {
    const client = connection()
    const lead = leadOf(random)
    const padded = (length: number) => lead.body + ' '.repeat(length - Buffer.byteLength(lead.body))
    const call = { path: lead.path, headers: lead.headers }

    const whole = await client.send({ ...call, body: padded(BODY_LIMIT) })
    const larger = await client.send({ ...call, body: padded(BODY_LIMIT + 1) })
    const largest = await client.send({ ...call, body: padded(10 * BODY_LIMIT) })

    expect([whole.status, larger.status, largest.status]).toEqual([201, 413, 413])
    expect(JSON.parse(larger.body)).toMatchObject({ status: 413 })
  })

  it('the limits count each visitor, whatever X-Forwarded-For the visitor sends', async () => {
    const { url } = await sqliteIn().createDatabase()
    await behind.serve(url, { CLIENT_BURST: '2', CLIENT_PER_MINUTE: '1' })
    const submit = async (from: string, spoofed: string) => {
      const { headers, ...lead } = leadOf(random)
      const forwarded = { 'x-forwarded-for': spoofed, forwarded: `for=${spoofed}` }
      const { status } = await connection(from).send({
        ...lead,
        headers: { ...headers, ...forwarded },
      })
      return status
    }

    const first = [await submit('127.0.0.2', '8.8.8.8'), await submit('127.0.0.2', '9.9.9.9')]
    const third = await submit('127.0.0.2', '10.10.10.10')
    const other = await submit('127.0.0.3', '127.0.0.2')

    expect([...first, third, other]).toEqual([201, 201, 429, 201])
  })

  it('plain http leads to https', async () => {
    const reply = await fetch(`${behind.proxy.plainUrl}/report/x?y=1`, { redirect: 'manual' })
    expect(reply.status).toBe(308)
    expect(reply.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/report\/x\?y=1$/)
  })
})

function comparable({ status, headers, bytes }: Reply) {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_WAY.includes(name))
  return { status, headers: Object.fromEntries(kept), body: bytes.toString('latin1') }
}
