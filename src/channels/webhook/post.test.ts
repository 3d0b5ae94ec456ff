import { createHmac } from 'node:crypto'
import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Webhook } from 'standardwebhooks'
import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPost, createWebhookPost, problemInStatus } from './post.ts'
import { SECRET, SECRET_BYTES, startReceiver } from './receiver.suite.ts'

const DELIVERY = { id: 'msg_1', payload: '{"type":"lead.created","name":"Zoë"}' }
const NEVER = new AbortController().signal

function silent(_count: number, response: ServerResponse): void {
  response.setHeader('x-wait', '1')
}

function exposeGarbageCollection(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}

/** How many signals Node has tied to this one. */
function dependantsOf(signal: AbortSignal): number {
  const symbol = Object.getOwnPropertySymbols(signal).find(
    ({ description }) => description === 'kDependantSignals',
  )
  return symbol ? (Reflect.get(signal, symbol) as Set<unknown>).size : 0
}

it('is signed as the specification says, which the published library confirms', async () => {
  const methods: unknown[] = []
  const { url, received } = await startReceiver((_count, _response, { method }) => {
    methods.push(method)
  })
  const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true })

  expect(await post([DELIVERY], NEVER)).toBeUndefined()

  expect(methods).toEqual(['POST'])

  const [{ headers, body }] = received as [(typeof received)[0]]
  const timestamp = String(headers['webhook-timestamp'])
  const signature = createHmac('sha256', SECRET_BYTES)
    .update(`msg_1.${timestamp}.${DELIVERY.payload}`)
    .digest('base64')
  expect(body).toBe(DELIVERY.payload)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'msg_1',
    'webhook-signature': `v1,${signature}`,
  })
  expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000)
  const verified = new Webhook(SECRET).verify(body, headers as Record<string, string>)
  expect(verified).toEqual(JSON.parse(DELIVERY.payload))
})

describe('a reply', () => {
  it.each([
    [200, undefined],
    [204, undefined],
    [307, 'replied 307, a redirect, which is not followed'],
    [410, 'replied 410'],
    [500, 'replied 500'],
  ])('of %i: %s', async (status, problem) => {
    const elsewhere = await startReceiver()
    const { url, received } = await startReceiver((_count, response) => {
      response.writeHead(status, { location: elsewhere.url.href }).end()
    })
    const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true })

    const notTaken = problem === undefined ? undefined : { problem }
    expect(await post([DELIVERY], NEVER)).toEqual(notTaken)

    expect(received).toHaveLength(1)
    expect(elsewhere.received).toEqual([])
  })

  it('that never comes is not waited for, whatever garbage is collected meanwhile', async () => {
    const collectGarbage = exposeGarbageCollection()
    const { url } = await startReceiver(silent)
    const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true }, undefined, 100)

    const posted = post([DELIVERY], NEVER)
    for (let times = 0; times < 2; times += 1) {
      await nextTurn()
      collectGarbage()
    }

    expect(await posted).toEqual({ problem: 'no reply within 0.1 s' })
  })

  it('of 200 is believed, though what follows never ends', async () => {
    const { url } = await startReceiver((_count, response) => {
      response.writeHead(200).write('a beginning')
    })
    const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true }, undefined, 100)

    expect(await post([DELIVERY], NEVER)).toBeUndefined()
  })

  it('leaves nothing behind on the signal that ends all', async () => {
    const { url } = await startReceiver()
    const { signal } = new AbortController()
    const collectGarbage = exposeGarbageCollection()
    const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true }, undefined, 100)

    for (let times = 0; times < 10; times += 1) await post([DELIVERY], signal)

    expect(getEventListeners(signal, 'abort')).toEqual([])
    const left = () => {
      collectGarbage()
      return dependantsOf(signal)
    }
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
  })

  it('that is cut off is told by its code', async () => {
    const { url } = await startReceiver((_count, response) => void response.socket?.destroy())
    const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true })

    expect(await post([DELIVERY], NEVER)).toEqual({ problem: 'no connection (ECONNRESET)' })
  })
})

describe('a private address', () => {
  const PRIVATE =
    'its address is private; for a webhook, set WEBHOOK_ALLOW_PRIVATE=true if that is right'

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused without a call', async (address) => {
    const post = createWebhookPost({
      url: new URL(address),
      secret: SECRET,
      allowsPrivate: false,
    })

    expect(await post([DELIVERY], NEVER)).toEqual({ problem: PRIVATE })
  })

  it('behind a name is refused, even beside a public one', async () => {
    const { url, received } = await startReceiver()
    const named = new URL(url.href.replace('127.0.0.1', 'crm.example'))
    const post = createWebhookPost(
      { url: named, secret: SECRET, allowsPrivate: false },
      async () => [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    )

    expect(await post([DELIVERY], NEVER)).toEqual({ problem: PRIVATE })
    expect(received).toEqual([])
  })
})

it('takes a public address as it stands in the URL', async () => {
  const post = createPost({
    url: new URL('https://8.8.8.8/'),
    allowsPrivate: false,
    // It is made for an address that may be called, and the call waits for it.
    messageOf: () => {
      throw new Error('allowed')
    },
  })

  expect(await post([DELIVERY], NEVER)).toEqual({ problem: 'allowed' })
})

it('asks for the address of a name once, and calls exactly that one', async () => {
  const { url, received } = await startReceiver()
  const named = new URL(url.href.replace('127.0.0.1', 'crm.example'))
  const asked: string[] = []
  const post = createWebhookPost(
    { url: named, secret: SECRET, allowsPrivate: true },
    async (hostname) => {
      asked.push(hostname)
      return [{ address: '127.0.0.1', family: 4 }]
    },
  )

  expect(await post([DELIVERY], NEVER)).toBeUndefined()

  expect(asked).toEqual(['crm.example'])
  expect(received[0]?.headers.host).toBe(named.host)
})

it('waits no longer for a name than for a reply', async () => {
  const url = new URL('https://crm.example/')
  const never = () => new Promise<never>(() => {})
  const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: false }, never, 100)

  expect(await post([DELIVERY], NEVER)).toEqual({ problem: 'no reply within 0.1 s' })
})

it.each([
  ['its name is not found', Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
  [
    'its name cannot be looked up (ETIMEOUT)',
    Object.assign(new Error('query'), { code: 'ETIMEOUT', hostname: 'crm.example' }),
  ],
  ['a mistake of the look-up', new Error('a mistake of the look-up')],
  ['x'.repeat(200), new Error('x'.repeat(300))],
  ['no connection', 'whatever it is'],
])('tells of a name that cannot be looked up: %s', async (problem, error) => {
  const url = new URL('https://crm.example/')
  const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: false }, () =>
    Promise.reject(error),
  )

  expect(await post([DELIVERY], NEVER)).toEqual({ problem })
})

it('tells that a name has no address', async () => {
  const url = new URL('https://crm.example/')
  const config = { url, secret: SECRET, allowsPrivate: false }

  expect(await createWebhookPost(config, async () => [])([DELIVERY], NEVER)).toEqual({
    problem: 'its name has no address',
  })
})

it('speaks TLS where the address says https', async () => {
  const { url, received } = await startReceiver()
  const safe = new URL(url.href.replace('http:', 'https:'))
  const post = createWebhookPost({ url: safe, secret: SECRET, allowsPrivate: true })

  const notTaken = await post([DELIVERY], NEVER)
  expect(notTaken?.problem).toMatch(/^no connection \((EPROTO|ERR_SSL_\w+)\)$/)
  expect(received).toEqual([])
})

it('calls an IPv6 address', async () => {
  const server = createServer((_request, response) => response.writeHead(204).end())
  server.listen(0, '::1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = new URL(`http://[::1]:${port}/`)
  const neverAsked = () => Promise.reject(new Error('asked'))

  const post = createWebhookPost({ url, secret: SECRET, allowsPrivate: true }, neverAsked)
  expect(await post([DELIVERY], NEVER)).toBeUndefined()
})

describe('what is read of a reply', () => {
  const TEXT = `${'ä'.repeat(600)}${'b'.repeat(600)}`

  async function readOf(headers: Record<string, string>) {
    const { url } = await startReceiver((_count, response) => {
      response.writeHead(503, headers)
      response.write(TEXT.slice(0, 500))
      response.end(TEXT.slice(500))
    })
    let read = ''
    const post = createPost({
      url,
      allowsPrivate: true,
      messageOf: () => ({ body: '{}' }),
      problemIn: (status, text) => {
        read = text
        return `replied ${status}`
      },
    })
    return { notTaken: await post([DELIVERY], NEVER), read: () => read }
  }

  it('is its beginning', async () => {
    const { read } = await readOf({})
    expect(read()).toBe(TEXT.slice(0, 1000))
  })

  it.each([
    ['0', 0],
    ['7', 7000],
    ['86400', 86_400_000],
    ['86401', 86_400_000],
    ['999999999', 86_400_000],
  ])('is how long to wait: %s', async (seconds, retryAfterMs) => {
    const { notTaken } = await readOf({ 'retry-after': seconds })
    expect(notTaken).toEqual({ problem: 'replied 503', retryAfterMs })
  })

  it.each(['', 'soon', '-5', '1.5', 'x7', '7x', '9999999999', 'Wed, 25 Nov 2026 03:00:00 GMT'])(
    'is not how long to wait: "%s"',
    async (text) => {
      const { notTaken } = await readOf({ 'retry-after': text })
      expect(notTaken).toEqual({ problem: 'replied 503' })
    },
  )
})

it.each([
  [199, 'replied 199'],
  [200, undefined],
  [299, undefined],
  [300, 'replied 300, a redirect, which is not followed'],
  [399, 'replied 399, a redirect, which is not followed'],
  [400, 'replied 400'],
])('takes the status %i for: %s', (status, problem) => {
  expect(problemInStatus(status)).toBe(problem)
})
