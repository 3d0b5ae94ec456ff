import { createServer } from 'node:http'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = ServerOptions & { maxConnections: number }

const HEADERS_LIMIT_BYTES = 16_384
const IDLE_SOCKET_MS = 15_000
const KEEP_ALIVE_DIRECT_MS = 10_000
/** Longer than common load balancers keep theirs, so that they close first and cut no request. */
const KEEP_ALIVE_PROXIED_MS = 75_000
/** Browsers and proxies wait for a reply before they send the next request. */
const MAX_UNANSWERED = 16

export function connectionLimitsOf(trustedProxies: readonly string[]): ConnectionLimits {
  return {
    maxConnections: 8000,
    headersTimeout: 5000,
    requestTimeout: 10_000,
    keepAliveTimeout: trustedProxies.length > 0 ? KEEP_ALIVE_PROXIED_MS : KEEP_ALIVE_DIRECT_MS,
    // How often both timeouts are checked.
    connectionsCheckingInterval: 1000,
  }
}

/** All limits of a connection, before the app gets a request. */
export function createHttpServer(
  handle: RequestListener,
  { maxConnections, ...options }: ConnectionLimits,
): Server {
  const server = createServer(
    { ...options, maxHeaderSize: HEADERS_LIMIT_BYTES },
    limitPipelines(handle),
  )
  server.setTimeout(IDLE_SOCKET_MS)
  server.maxConnections = maxConnections
  return server
}

/** One read of a socket can hold thousands of requests, so too many unanswered ones end the connection. */
function limitPipelines(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = unanswered.get(socket) ?? 0
    if (socket.destroyed || count === MAX_UNANSWERED) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count + 1)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  }
}
