import { createServer } from 'node:http'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../app.suite.ts'
import type { ConnectionLimits } from './connections.ts'
import { SMUGGLED, repliesTo, faultIn, rawRequests } from './raw-requests.suite.ts'

/** Unfinished requests are many: they are cut soon. */
const FAST: ConnectionLimits = {
  most: 2000,
  headersTimeoutMs: 300,
  requestTimeoutMs: 600,
  keepAliveMs: 300,
  checkEveryMs: 50,
}
const LENIENT = {
  headersTimeout: FAST.headersTimeoutMs,
  requestTimeout: FAST.requestTimeoutMs,
  keepAliveTimeout: FAST.keepAliveMs,
  connectionsCheckingInterval: FAST.checkEveryMs,
}

/** What is wrong with the replies to `count` requests, and how many of them were 201. */
async function sendAll(port: number, count: number) {
  const faults: string[] = []
  let acknowledged = 0
  await Promise.all(
    fc.sample(rawRequests, count).map(async (request) => {
      const statuses = await repliesTo(port, request)
      const fault = faultIn(request, statuses)
      if (fault) faults.push(`${request.what}: ${fault} (${statuses.join()})`)
      acknowledged += statuses.filter((status) => status === 201).length
    }),
  )
  return { faults, acknowledged }
}

it('takes no hidden, doubled or damaged request for another than it is', async () => {
  const { listen, rows } = await openApp({ connections: FAST })
  const { faults, acknowledged } = await sendAll(await listen(), 600)
  expect(faults).toEqual([])
  const kept = rows('maturity_quiz_leads')
  expect(kept.map(({ name }) => name)).not.toContain(SMUGGLED)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept).toHaveLength(acknowledged)
})

it('would see a lenient parser let hidden requests through', async () => {
  const names: string[] = []
  const lenient = createServer({ ...LENIENT, insecureHTTPParser: true }, (request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      names.push(/^{"name":"([^"]*)"/.exec(body)?.[1] ?? '')
      response.writeHead(201).end()
    })
  })
  onTestFinished(() => {
    lenient.close()
    lenient.closeAllConnections()
  })
  const port = await new Promise<number>((resolve) => {
    lenient.listen(0, '127.0.0.1', () => {
      const address = lenient.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  const { faults } = await sendAll(port, 600)
  expect(names).toContain(SMUGGLED)
  expect(faults.join('\n')).toContain('a length and chunks: not refused')
})
