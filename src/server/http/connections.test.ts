import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { KEY, LEAD, openApp } from '../../../tests/support/test-app.ts'
import type { ConnectionLimits } from './connections.ts'

const FAST: ConnectionLimits = {
  maxConnections: 100,
  headersTimeout: 100,
  requestTimeout: 200,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
}
const BODY = JSON.stringify(LEAD)
const POST = [
  'POST /api/leads HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Idempotency-Key: ${KEY}`,
]
const LIVEZ = 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'

function postOf(...lines: string[]): string {
  return [...POST, ...lines].join('\r\n')
}

/** Sends the parts with a pause before each, and resolves with the reply when the server has closed. */
function talk(port: number, parts: string[], pauseMs = 0): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
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

/** For tests that leave no row behind. */
const { listen, countRows } = await openApp({ connections: FAST, after: afterAll })
const port = await listen()
it.each([
  ['headers', `${POST.join('\r\n')}\r\n`, Array.from({ length: 100 }, () => 'X-Drop: 1\r\n')],
  ['body', postOf(`Content-Length: ${BODY.length}`, '', ''), BODY.slice(0, -1).split('')],
])('cuts a connection whose %s never end', async (_what, start, drops) => {
  expect(statusesIn(await talk(port, [start, ...drops], 10))).toEqual([408])
  expect(countRows()).toBe(0)
})

it.each([
  [16, Array(16).fill(200)],
  [17, []],
])(
  'replies to sixteen requests in one piece, and to no more than those: %i',
  async (count, statuses) => {
    expect(statusesIn(await talk(port, [LIVEZ.repeat(count)]))).toEqual(statuses)
  },
)

it('accepts any number of requests on a connection that waits for each reply', async () => {
  const socket = connect(port, '127.0.0.1')
  for (let count = 1; count <= 20; count += 1) {
    socket.write(LIVEZ)
    expect(statusesIn(String((await once(socket, 'data'))[0]))).toEqual([200])
  }
  socket.destroy()
})

it.each([
  ['a proxy, longer than the proxy itself does', ['10.0.0.7'], 75],
  ['a visitor, briefly', [], 10],
])('keeps a connection for %s', async (_whose, trustedProxies, seconds) => {
  const service = await openApp({ config: { trustedProxies } })
  const last = LIVEZ.replace('Host: a', 'Host: a\r\nConnection: close')
  const received = await talk(await service.listen(), [LIVEZ, last], 50)
  expect(received).toContain(`Keep-Alive: timeout=${seconds}\r\n`)
})

it('accepts no more connections than the limit', async () => {
  const service = await openApp({
    connections: { ...FAST, maxConnections: 2, headersTimeout: 200 },
  })
  const ownPort = await service.listen()
  const replies = []
  for (let count = 0; count < 2; count += 1) {
    const accepted = once(service.app.server, 'connection')
    replies.push(talk(ownPort, ['GET']))
    await accepted
  }
  expect(await talk(ownPort, [LIVEZ])).toBe('')
  await Promise.all(replies)
})

it('replies to requests that arrive during a stop, and closes each connection with its reply', async () => {
  const service = await openApp()
  const ownPort = await service.listen()
  const url = `http://127.0.0.1:${ownPort}/livez`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  const begun = connect(ownPort, '127.0.0.1')
  begun.write(postOf(`Content-Length: ${BODY.length}`, '', BODY.slice(0, -1)))
  await new Promise((resolve) => setTimeout(resolve, 50))

  const closed = service.app.close()
  await new Promise(setImmediate)
  const late = await fetch(url)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  begun.write(BODY.slice(-1))
  const [reply] = await once(begun, 'data')
  expect(String(reply)).toMatch(/^HTTP\/1\.1 201 [^]*\r\nconnection: close\r\n/i)
  await closed
  await expect(fetch(url)).rejects.toThrow()
})
