import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A slow client; `endedMs` from its first byte to the end of its connection. */
type SlowClient = { endedMs: number | undefined; received: string }

export type Behavior = {
  /** Sent at once. */
  opening: string
  /** Sent every second after that, as long as the connection is open. */
  drop?: string
  /** Leaves the answers where they are. */
  reads?: boolean
}

const HEAD = [
  'POST /api/leads HTTP/1.1',
  'Host: a',
  'Content-Type: application/json',
  'Idempotency-Key: 0b7e5a4c-8a3e-4f43-9d7c-5f1c2f6f7a01',
].join('\r\n')

export const SLOW_HEADERS: Behavior = { opening: HEAD, drop: '\r\nX-Drop: 1' }
export const SLOW_BODY: Behavior = {
  opening: `${HEAD}\r\nContent-Length: 8000\r\n\r\n{`,
  drop: ' ',
}
export const IDLE: Behavior = { opening: 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n' }

/** Requests a file as often as a connection allows, and reads no byte of the answers. */
export function slowReader(path: string): Behavior {
  const opening = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(16)
  // Who never reads learns of the end of a connection by writing to it.
  return { opening, drop: '\r\n', reads: false }
}

/** A flood of new connections in one instant would be another attack. */
const OPENED_PER_10_MS = 20

/** Opens `count` connections in sequence; `close` ends those still open. */
export function startSlowClients(port: number, count: number, behavior: Behavior) {
  const sockets: Socket[] = []
  const clients = Array.from({ length: count }, (): SlowClient => ({
    endedMs: undefined,
    received: '',
  }))
  const opening = setInterval(() => {
    for (const client of clients.slice(sockets.length, sockets.length + OPENED_PER_10_MS)) {
      sockets.push(openConnection(port, client, behavior))
    }
    if (sockets.length === count) clearInterval(opening)
  }, 10)
  const dripping = setInterval(() => {
    for (const socket of sockets) {
      if (behavior.drop && socket.writable && !socket.connecting) socket.write(behavior.drop)
    }
  }, 1000)

  return {
    clients,
    /** Until all connections have ended, for at most `ms`. */
    async ended(ms: number): Promise<void> {
      const until = performance.now() + ms
      while (clients.some(({ endedMs }) => !endedMs) && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    close(): void {
      clearInterval(opening)
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
    },
  }
}

function openConnection(port: number, client: SlowClient, { opening, reads }: Behavior): Socket {
  let from = performance.now()
  const socket = connect(port, '127.0.0.1', () => {
    from = performance.now()
    socket.write(opening)
  })
  if (reads !== false) {
    socket.on('data', (chunk: Buffer) => (client.received += chunk.toString('latin1')))
  }
  socket.on('error', () => undefined)
  socket.on('close', () => (client.endedMs = performance.now() - from))
  return socket
}
