import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../app.suite.ts'
import { createLog } from '../log.ts'
import { connectionLimitsOf, createClientErrorHandler, createHttpServer } from './connections.ts'
import type { ConnectionLimits } from './connections.ts'
import { problemOf } from './problem.ts'
import { securityHeadersOf } from '../../http/headers.ts'

const FAST: ConnectionLimits = {
  most: 100,
  headersTimeoutMs: 100,
  requestTimeoutMs: 200,
  keepAliveMs: 100,
  checkEveryMs: 20,
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
  const { received } = await talk(port, [`${POST.join('\r\n')}\r\n`, ...drops], 10)
  expect(statusesIn(received)).toEqual([408])
  expect(countRows()).toBe(0)
})

it('cuts a connection whose body never ends', async () => {
  const { port, countRows } = shared
  const { received } = await talk(port, [HEAD, ...BODY.slice(0, -1).split('')], 10)
  expect(statusesIn(received)).toEqual([408])
  expect(countRows()).toBe(0)
})

it('would let the slow body live without the time-out', async () => {
  const { port } = await setup({ ...FAST, requestTimeoutMs: 60_000 })
  const { received } = await talk(
    port,
    [HEAD.replace('Host', 'Connection: close\r\nHost'), BODY.slice(0, 9), BODY.slice(9)],
    150,
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
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 999\r\n\r\n', 417],
  [
    'an expectation of a lead',
    postOf('Connection: close', 'Expect: 999', 'Content-Length: 4', '', 'null'),
    417,
  ],
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
  const { app, port } = await setup({ ...FAST, most: 2, headersTimeoutMs: 200 })
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

it('has these limits', () => {
  expect(connectionLimitsOf([])).toEqual({
    most: 8000,
    headersTimeoutMs: 5000,
    requestTimeoutMs: 10_000,
    keepAliveMs: 10_000,
    checkEveryMs: 1000,
  })
  const server = createHttpServer(() => {}, FAST)
  expect(server).toMatchObject({
    maxConnections: 100,
    headersTimeout: 100,
    requestTimeout: 200,
    keepAliveTimeout: 100,
    timeout: 15_000,
  })
})

describe('what is no HTTP', () => {
  function setupHandler() {
    const logged: string[] = []
    const log = createLog('debug', { write: (line) => void logged.push(line) })
    let written = ''
    const socket = new Duplex({
      read() {},
      write(chunk, _encoding, done) {
        written += String(chunk)
        done()
      },
    })
    const handle = createClientErrorHandler({ 'x-frame-options': 'DENY' }, log)
    return {
      socket,
      logged,
      written: () => written,
      meet: (code: string) => handle(Object.assign(new Error(code), { code }), socket as Socket),
    }
  }

  it('gets a whole reply and the end of its connection', async () => {
    const { socket, logged, written, meet } = setupHandler()
    meet('HPE_INVALID_METHOD')
    await once(socket, 'close')

    const [head = '', body = ''] = written().split('\r\n\r\n')
    expect(head.split('\r\n')).toEqual([
      'HTTP/1.1 400 Bad Request',
      'x-frame-options: DENY',
      'content-type: application/problem+json',
      `content-length: ${body.length}`,
      'connection: close',
    ])
    expect(JSON.parse(body)).toEqual(problemOf('malformed-request'))
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      msg: 'connection refused',
      status: 400,
      code: 'HPE_INVALID_METHOD',
    })
  })

  it('gets no reply where its connection is gone', () => {
    const { socket, logged, written, meet } = setupHandler()
    meet('ECONNRESET')
    expect(socket.destroyed).toBe(true)
    expect([written(), logged]).toEqual(['', []])
  })

  it('gets no reply where a reply has ended already', () => {
    const { socket, logged, written, meet } = setupHandler()
    socket.end()
    meet('HPE_INVALID_METHOD')
    expect(socket.destroyed).toBe(true)
    expect([written(), logged]).toEqual(['', []])
  })

  it('gets no reply where its connection ends meanwhile', async () => {
    const { socket, logged, written, meet } = setupHandler()
    meet('HPE_INVALID_METHOD')
    socket.end()
    await nextTurn()
    expect([written(), logged]).toEqual(['', []])
  })
})
