import { createServer, STATUS_CODES } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Headers } from '../../http/headers.ts'
import type { Log } from '../log.ts'
import { PROBLEM_MEDIA_TYPE } from '../../contract/api.ts'
import { unansweredOn, limitPipelines, StoppableMessage } from './pipelines.ts'
import { problemOf } from './problem.ts'
import type { ProblemName } from './problem.ts'

export type ConnectionLimits = {
  most: number
  headersTimeoutMs: number
  requestTimeoutMs: number
  keepAliveMs: number
  /** How often the two time-outs are looked at. */
  checkEveryMs: number
}

const HEADERS_LIMIT_BYTES = 16_384
const IDLE_SOCKET_MS = 15_000
const KEEP_ALIVE_DIRECT_MS = 10_000
/** Longer than common load balancers keep theirs: who closes first never cuts a request. */
const KEEP_ALIVE_PROXIED_MS = 75_000

export function connectionLimitsOf(trustedProxies: readonly string[]): ConnectionLimits {
  return {
    most: 8000,
    headersTimeoutMs: 5000,
    requestTimeoutMs: 10_000,
    keepAliveMs: trustedProxies.length > 0 ? KEEP_ALIVE_PROXIED_MS : KEEP_ALIVE_DIRECT_MS,
    checkEveryMs: 1000,
  }
}

/** Everything that bounds a connection before the app sees a request. */
export function createHttpServer(handle: RequestListener, limits: ConnectionLimits): Server {
  const options = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: HEADERS_LIMIT_BYTES,
    requireHostHeader: false,
    IncomingMessage: StoppableMessage,
  }
  const handleFew = limitPipelines(handle)
  const server = createServer(options, handleFew)
  // Without a listener Node refuses these by itself, without our headers.
  server.on('checkExpectation', handleFew)
  server.setTimeout(IDLE_SOCKET_MS)
  server.maxConnections = limits.most
  return server
}

/**
 * For what the HTTP parser refuses. A request that arrived whole before the broken bytes still
 * gets its own reply, for its row may be kept already; the connection closes after it.
 */
export function createClientErrorHandler(headers: Headers, log: Log) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    // One turn later, so that a request that ended in the same packet has reached its route.
    setImmediate(() => {
      const last = unansweredOn(socket).findLast(({ req }) => req.complete)
      if (last && !last.headersSent) last.setHeader('connection', 'close')
      if (last || !socket.writable) return
      const name = problemNameOf(error.code)
      const { status } = problemOf(name)
      log.info({ status, code: error.code }, 'connection refused')
      socket.end(rawReplyOf(name, headers), () => socket.destroy())
    })
  }
}

function problemNameOf(code: string | undefined): ProblemName {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'malformed-request'
}

function rawReplyOf(name: ProblemName, headers: Headers): string {
  const problem = problemOf(name)
  const body = JSON.stringify(problem)
  const allHeaders = {
    ...headers,
    'content-type': PROBLEM_MEDIA_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...Object.entries(allHeaders).map(([header, value]) => `${header}: ${value}`),
    '',
    body,
  ].join('\r\n')
}
