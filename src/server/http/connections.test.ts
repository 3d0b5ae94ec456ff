import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../app.suite.ts'
import type { ConnectionLimits } from './connections.ts'
import { securityHeadersOf } from '../../http/headers.ts'

const FAST: ConnectionLimits = {
  most: 100,
  headersTimeoutMs: 300,
  requestTimeoutMs: 600,
  keepAliveMs: 300,
  checkEveryMs: 50,
}
const BODY = JSON.stringify(LEAD)
const POST = [
  'POST /api/leads HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Idempotency-Key: ${KEY}`,
]
/** All of a lead but its body. */
const HEAD = postOf(`Content-Length: ${BODY.length}`, '', '')

function postOf(...lines: string[]): string {
  return [...POST, ...lines].join('\r\n')
}

type Conversation = { received: string }

/** Sends the parts with a pause before each, and resolves when the server has closed. */
function talk(port: number, parts: string[], pauseMs = 0): Promise<Conversation> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ received }))
    const sendNext = (): void => {
      const part = parts.shift()
      if (part === undefined || socket.destroyed) return
      socket.write(part, 'latin1')
      setTimeout(sendNext, pauseMs)
    }
    sendNext()
  })
}

function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

async function setup(connections = FAST, after?: typeof afterAll) {
  const service = await openApp({ connections, ...(after && { after }) })
  return { ...service, port: await service.listen() }
}

/** For tests that leave no row behind. */
let shared: Awaited<ReturnType<typeof setup>>

beforeAll(async () => {
  shared = await setup(FAST, afterAll)
})

it('cuts a connection whose headers never end', async () => {
  const { port, countRows } = shared
  const drops = Array.from({ length: 100 }, (_, index) => `X-Drop-${index}: 1\r\n`)
  const { received } = await talk(port, [`${POST.join('\r\n')}\r\n`, ...drops], 30)
  expect(statusesIn(received)).toEqual([408])
  expect(countRows()).toBe(0)
})

it('cuts a connection whose body never ends', async () => {
  const { port, countRows } = shared
  const { received } = await talk(port, [HEAD, ...BODY.slice(0, -1).split('')], 30)
  expect(statusesIn(received)).toEqual([408])
  expect(countRows()).toBe(0)
})

it('would let the slow body live without the time-out', async () => {
  const { port } = await setup({ ...FAST, requestTimeoutMs: 60_000 })
  const { received } = await talk(
    port,
    [HEAD.replace('Host', 'Connection: close\r\nHost'), BODY.slice(0, 9), BODY.slice(9)],
    400,
  )
  expect(statusesIn(received)).toEqual([201])
})

it('closes a connection that says nothing more', async () => {
  const { port } = shared
  const { received } = await talk(port, ['GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n'])
  expect(statusesIn(received)).toEqual([200])
})

it.each([
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n', 400],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n', 400],
  [
    'a bare line feed in a chunk',
    postOf('Transfer-Encoding: chunked', '', '5\nabcde\r\n0\r\n\r\n'),
    400,
  ],
  ['two lengths', postOf('Content-Length: 4', 'Content-Length: 5', '', 'null'), 400],
  [
    'a length and chunks',
    postOf('Content-Length: 4', 'Transfer-Encoding: chunked', '', '0\r\n\r\n'),
    400,
  ],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 999\r\n\r\n', 417],
  ['an expectation of a lead', postOf('Expect: 999', 'Content-Length: 4', '', 'null'), 417],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    '100 KB in chunks',
    postOf('Transfer-Encoding: chunked', '', '186a0\r\n') + 'a'.repeat(100_000),
    413,
  ],
])('replies to %s with our own problem and all headers', async (_what, bytes, status) => {
  const { port, countRows } = shared
  const { received } = await talk(port, [bytes])
  expect(statusesIn(received)).toEqual([status])
  expect(received).toContain('application/problem+json')
  expect(received).toContain(`"status":${status}`)
  for (const [name, value] of Object.entries(
    securityHeadersOf(undefined, ['@media (width<9rem){a{}}']),
  )) {
    expect(received).toContain(`${name}: ${value}`)
  }
  expect(countRows()).toBe(0)
})

it('opens no way to another server', async () => {
  const { port } = shared
  const { received } = await talk(port, ['CONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n'])
  expect(received).toBe('')
})

it('replies to a request that arrived whole by itself, whatever bytes come after it', async () => {
  const { port, countRows } = await setup()
  const { received } = await talk(port, [`${HEAD}${BODY}\u0000\u0000 garbage\r\n\r\n`])
  expect(statusesIn(received)).toEqual([201])
  expect(countRows()).toBe(1)
})

it.each([
  ['replies to sixteen requests that come in one piece', 16, Array(16).fill(200)],
  ['cuts a connection that has more than sixteen without a reply', 17, []],
])('%s', async (_what, count, statuses) => {
  const { port } = shared
  const { received } = await talk(port, ['GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)])
  expect(statusesIn(received)).toEqual(statuses)
})

it.each([
  ['a proxy, longer than it keeps it itself', ['10.0.0.7'], 75],
  ['a visitor, for a short while', [], 10],
])('keeps a connection for %s', async (_whose, trustedProxies, seconds) => {
  const { listen } = await openApp({ config: { trustedProxies } })
  const request = 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'
  const last = request.replace('Host: a', 'Host: a\r\nConnection: close')
  const { received } = await talk(await listen(), [request, last], 50)
  expect(received).toContain(`Keep-Alive: timeout=${seconds}\r\n`)
})

it('takes no more connections than it may', async () => {
  const { app, port } = await setup({ ...FAST, most: 2, headersTimeoutMs: 600 })
  const held = []
  for (let count = 0; count < 2; count += 1) {
    const taken = once(app.server, 'connection')
    held.push(talk(port, ['GET']))
    await taken
  }
  const { received } = await talk(port, ['GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n'])
  expect(received).toBe('')
  await Promise.all(held)
})

it('while it stops, first takes all and says that it leaves, then finishes and takes no one new', async () => {
  const gate = new EventEmitter()
  const { app, listen, countRows } = await openApp({
    connections: { ...FAST, keepAliveMs: 60_000 },
    config: { leaveMs: 500 },
    store: (store) => ({
      ...store,
      async saveLead(key, lead) {
        gate.emit('reached')
        await once(gate, 'open')
        return store.saveLead(key, lead)
      },
    }),
  })
  const port = await listen()
  const reached = once(gate, 'reached')
  const accepted = talk(port, [HEAD + BODY])
  await reached
  const begun = talk(port, ['GET / HTTP/1.1\r\n', 'Host: localhost\r\n\r\n'], 150)
  await new Promise((resolve) => setTimeout(resolve, 75))
  const closed = app.close()

  const ask = (path: string) => talk(port, [`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`])
  for (const { received } of [await begun, await ask('/')]) {
    expect(statusesIn(received)).toEqual([200])
    expect(received).toMatch(/^connection: close\r$/im)
  }
  for (const path of ['/livez', '/readyz']) {
    expect(statusesIn((await ask(path)).received)).toEqual([503])
  }
  await expect.poll(async () => (await ask('/')).received).toBe('')

  gate.emit('open')
  const { received } = await accepted
  expect(statusesIn(received)).toEqual([201])
  expect(received).toMatch(/^connection: close\r$/im)
  await closed
  expect(countRows()).toBe(1)
})
