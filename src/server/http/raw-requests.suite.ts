import { connect } from 'node:net'
import fc from 'fast-check'

/** Bytes that are not a request of ours, or almost one. */
export type RawRequest = {
  what: string
  bytes: Buffer
  /** It must be refused; otherwise it may be taken for the one request that it also is. */
  isRefused: boolean
}

/** The name in the request that hides within another: no row may ever have it. */
export const SMUGGLED = 'Smuggled Lovelace'

const REFUSALS = [400, 405, 408, 411, 413, 414, 415, 417, 431, 501, 503, 505]

const uuids = fc.uuid({ version: 4 })
const numbers = fc.integer({ min: 1, max: 0xffff })

function bodyOf(name: string): string {
  return `{"name":"${name}","company":"Engines","designation":"Head","email":"a@engines.example"}`
}

function post(key: string, headers: readonly string[], body: string): string {
  return [
    ...['POST /api/leads HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'],
    ...[`Idempotency-Key: ${key}`, ...headers, '', body],
  ].join('\r\n')
}

function smuggled(key: string): string {
  const body = bodyOf(SMUGGLED)
  return post(key, [`Content-Length: ${body.length}`], body)
}

function chunked(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
}

type Attack = (hidden: string, key: string, number: number) => string

const BODY = bodyOf('Ada Lovelace')
const LENGTH = `Content-Length: ${BODY.length}`
const CHUNKED = 'Transfer-Encoding: chunked'

/** A length that is none, or a second one. */
const LENGTHS = ['+5', '-1', '5 5', '5, 5', '0x10', '1e1', '', '٣', '9'.repeat(30), '5;q=1']
/** Codings that one reader takes for chunked and another does not. */
const CODINGS = [
  ...[
    'xchunked',
    'chunked, identity',
    'identity',
    'chunked;q=1',
    '"chunked"',
    'chun ked',
    '\x0bchunked',
  ],
  ...['chunked\x00', 'gzip', 'chunked, chunked', 'identity, chunked, gzip'],
]
const CHUNK_SIZES = ['-5', '0x5', '5 5', 'fffffffffffffffff', '+5', 'g', '5\x00', '']

/** Each must be refused. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'a length and chunks': (hidden, key) => post(key, [LENGTH, CHUNKED], `0\r\n\r\n${hidden}`),
  'chunks and a length': (hidden, key) => post(key, [CHUNKED, LENGTH], `0\r\n\r\n${hidden}`),
  'two lengths': (hidden, key) => post(key, [LENGTH, 'Content-Length: 0'], `${BODY}${hidden}`),
  'two equal lengths': (hidden, key) => post(key, [LENGTH, LENGTH], `${BODY}${hidden}`),
  'a length that is none': (hidden, key, number) =>
    post(key, [`Content-Length: ${pick(LENGTHS, number)}`], `${BODY}${hidden}`),
  'a length before a space': (hidden, key) => post(key, [LENGTH.replace(':', ' :')], BODY + hidden),
  'a coding that is none': (hidden, key, number) =>
    post(key, [`Transfer-Encoding: ${pick(CODINGS, number)}`], `0\r\n\r\n${hidden}`),
  'a coding before a space': (hidden, key) =>
    post(key, [LENGTH, 'Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
  'a coding below a line feed': (hidden, key) =>
    post(key, [LENGTH, 'X: y\nTransfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  'a folded header': (hidden, key) => post(key, ['X: a\r\n b', LENGTH], BODY + hidden),
  'a lone carriage return': (hidden, key) => post(key, ['X: a\rY: b', LENGTH], BODY + hidden),
  'a NUL in a header': (hidden, key) => post(key, ['X: a\x00b', LENGTH], BODY + hidden),
  'a NUL in the target': (hidden) => `GET /a\x00b HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  'a space in the target': (hidden) => `GET /a b HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  'a header without a name': (hidden, key) => post(key, [': x', LENGTH], BODY + hidden),
  'a header without a colon': (hidden, key) => post(key, ['X', LENGTH], BODY + hidden),
  'a header of 64 KB': (hidden, key) => post(key, [`X: ${'a'.repeat(65_536)}`], hidden),
  'a target of 64 KB': (hidden) => `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n\r\n${hidden}`,
  'two thousand headers': (hidden, key) => post(key, Array(2000).fill('X-Header: 1'), hidden),
  'no Host': (hidden) => `GET / HTTP/1.1\r\nConnection: close\r\n\r\n${hidden}`,
  'two Hosts': (hidden, key) => post(key, ['Host: b', 'Connection: close', LENGTH], BODY + hidden),
  'a whole address': (hidden) =>
    `GET http://b/livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n${hidden}`,
  'a chunk size that is none': (hidden, key, number) =>
    post(key, [CHUNKED], `${pick(CHUNK_SIZES, number)}\r\n${BODY}\r\n0\r\n\r\n${hidden}`),
  'a chunk that ends in a line feed': (hidden, key) =>
    post(key, [CHUNKED], `${BODY.length.toString(16)}\r\n${BODY}\n0\n\n${hidden}`),
  'a chunk longer than its size': (hidden, key) => post(key, [CHUNKED], `1\r\n${BODY}${hidden}`),
  'another version': (hidden, _key, number) =>
    `GET / HTTP/${pick(['2.0', '9.9', '1.2', '0.9', '1', 'x'], number)}\r\nHost: a\r\n\r\n${hidden}`,
  'no version': (hidden) => `GET /\r\n\r\n${hidden}`,
  'the opening of HTTP/2': (hidden) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`,
  'the opening of TLS': (hidden, _key, number) => `\x16\x03\x01${String(number)}${hidden}`,
  'a method in lower case': (hidden) => `get / HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  'a method that is none': (hidden) => `G@T / HTTP/1.1\r\nHost: a\r\n\r\n${hidden}`,
  'a body beyond the limit': (hidden, key) =>
    post(key, ['Content-Length: 100000'], 'a'.repeat(100_000 - hidden.length) + hidden),
}

/** May be taken for one request, whose body or end the hidden one then is. */
const DISGUISES: Readonly<Record<string, Attack>> = {
  'a body that is a request': (hidden, key) =>
    post(key, ['Connection: close', `Content-Length: ${hidden.length}`], hidden),
  'a chunk that is a request': (hidden, key) =>
    post(key, ['Connection: close', CHUNKED], chunked(hidden)),
  'chunk extensions': (hidden, key) =>
    post(key, ['Connection: close', CHUNKED], chunked(BODY).replace('\r\n', ';a=b;c\r\n') + hidden),
  'a GET with a body': (hidden) =>
    `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'bytes above 127': (hidden, key) =>
    post(key, ['X: \x80\xff', 'Connection: close', LENGTH], BODY + hidden),
  'a change of protocol': (hidden, key) =>
    post(key, ['Connection: Upgrade, close', 'Upgrade: h2c', LENGTH], BODY + hidden),
  'a request after the last': (hidden, key) =>
    post(key, ['Connection: close', LENGTH], BODY + hidden),
}

const attacks = fc
  .tuple(fc.constantFrom(...Object.entries(ATTACKS)), uuids, uuids, numbers)
  .map(([[what, attack], key, hiddenKey, number]) =>
    rawRequestOf(what, attack(smuggled(hiddenKey), key, number), true),
  )
const disguises = fc
  .tuple(fc.constantFrom(...Object.entries(DISGUISES)), uuids, uuids, numbers)
  .map(([[what, attack], key, hiddenKey, number]) =>
    rawRequestOf(what, attack(smuggled(hiddenKey), key, number), false),
  )

type Damage = {
  at: number
  kind: 'flip' | 'insert' | 'delete' | 'repeat'
  byte: number
  length: number
}

const damages: fc.Arbitrary<Damage> = fc.record({
  at: numbers,
  kind: fc.constantFrom('flip', 'insert', 'delete', 'repeat'),
  byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 9, 10, 13, 32, 44, 58, 59)),
  length: fc.integer({ min: 1, max: 20 }),
})
const damaged = fc
  .tuple(uuids, fc.boolean(), fc.array(damages, { minLength: 1, maxLength: 4 }))
  .map(([key, isChunked, list]) => {
    const whole = isChunked
      ? post(key, ['Connection: close', CHUNKED], chunked(BODY))
      : post(key, ['Connection: close', LENGTH], BODY)
    const bytes = list.reduce(damage, Buffer.from(whole, 'latin1'))
    return { what: 'a damaged request', bytes, isRefused: false }
  })

/** One request in four is damaged at random, the others are what attackers send. */
export const rawRequests: fc.Arbitrary<RawRequest> = fc.oneof(
  { weight: 5, arbitrary: attacks },
  { weight: 1, arbitrary: disguises },
  { weight: 2, arbitrary: damaged },
)

function rawRequestOf(what: string, text: string, isRefused: boolean): RawRequest {
  return { what, bytes: Buffer.from(text, 'latin1'), isRefused }
}

function damage(bytes: Buffer, { at, kind, byte, length }: Damage): Buffer {
  const index = at % bytes.length
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index)]
  if (kind === 'flip') return Buffer.concat([before, Buffer.from([byte]), after.subarray(1)])
  if (kind === 'insert') return Buffer.concat([before, Buffer.from([byte]), after])
  if (kind === 'delete') return Buffer.concat([before, after.subarray(length)])
  return Buffer.concat([before, after.subarray(0, length), after])
}

function pick(values: readonly string[], number: number): string {
  return values[number % values.length] ?? ''
}

const GIVE_UP_MS = 60_000

/** The status of each reply, informational ones aside, once the server has let go. */
export function repliesTo(port: number, { what, bytes }: RawRequest): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    const limit = setTimeout(() => {
      socket.destroy()
      reject(new Error(`${what}: the connection was still open after ${GIVE_UP_MS} ms`))
    }, GIVE_UP_MS)
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    // The server may close while the bytes are still on their way.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(limit)
      const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) =>
        Number(code),
      )
      resolve(statuses.filter((status) => status >= 200))
    })
  })
}

/**
 * What is wrong with the replies, or `undefined`. Damage can cut one request in two: what is left
 * over may be refused, and nothing else.
 */
export function faultIn(
  { isRefused }: RawRequest,
  statuses: readonly number[],
): string | undefined {
  const accepted = statuses.filter((status) => !REFUSALS.includes(status))
  if (accepted.some((status) => status >= 500)) return 'an error of ours'
  if (isRefused && accepted.length > 0) return 'not refused'
  const isDouble = isRefused ? statuses.length > 1 : accepted.length > 1
  return isDouble ? 'a second reply' : undefined
}
