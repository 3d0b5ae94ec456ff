import { Agent, request as plainRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** The bytes as text. */
  body: string
  ms: number
}
export type Client = ReturnType<typeof createClient>

export type Call = {
  path: string
  /** By default GET without a body and POST with one. */
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

type ClientOptions = {
  connections?: number
  /** One connection for each request, where it is false. */
  keepAlive?: boolean
  /** The connection is given up after this many milliseconds without an answer. */
  patienceMs?: number | undefined
  /** For https: the certificate to trust. */
  ca?: string | undefined
}

/**
 * Sooner than the server (10 s) or a proxy (60 s) closes an idle connection: a request that is sent on
 * one at that very moment is cut, and no server can help it.
 */
const IDLE_MS = 5000

/** A plain HTTP client that distinguishes a status line from a whole answer. */
export function createClient(options: ClientOptions = {}) {
  const { connections = 64, keepAlive = true, patienceMs = 10_000, ca } = options
  const limits = { keepAlive, maxSockets: connections, timeout: IDLE_MS }
  const agent = ca === undefined ? new Agent(limits) : new TlsAgent({ ...limits, ca })
  const request = ca === undefined ? plainRequest : tlsRequest

  /** Rejects when the connection ends before the whole answer; `onStatus` may have been called. */
  function send(url: string, call: Call, onStatus?: (status: number) => void): Promise<Answer> {
    const { path, body, headers = {}, method = body === undefined ? 'GET' : 'POST' } = call
    const sentAt = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { method, agent, headers, timeout: patienceMs }, (got) => {
        const status = got.statusCode ?? 0
        onStatus?.(status)
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('error', reject)
        got.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const ms = performance.now() - sentAt
          resolve({ status, headers: got.headers, bytes, body: bytes.toString(), ms })
        })
      })
      sent.on('error', (error) =>
        reject(Object.assign(error, { isNewConnection: !sent.reusedSocket })),
      )
      sent.on('timeout', () => sent.destroy(new Error('No answer')))
      sent.end(body)
    })
  }

  return { send, close: () => agent.destroy() }
}

/** The value that `share` of all values do not exceed. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
