import { connect } from 'node:net'
import { percentileOf } from '../../faults/harness/client.ts'
import type { MeasuredServer } from './measured-server.ts'

export type Load = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Replies of 503, when the server is too busy. They count in none of the other figures. */
  refused: number
  /** Processor time of the server for one answer, in microseconds. */
  processorUs: number
}

type LoadOptions = {
  server: MeasuredServer
  seconds: number
  /** The text of the next request. */
  next: () => string
  /** The only status that is right. */
  status: number
  /** Answers to HEAD tell a length and have no body. */
  isHead?: boolean
  connections?: number
  /** All connections together send no more than this; without it, as many as are answered. */
  perSecond?: number
}

/**
 * Sends one request after the other on each connection, over bare sockets: the sender must not be
 * what is measured. Rejects on any other status, on a connection that ends, and when more than one
 * in ten is refused.
 */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const { server, seconds, next, status, isHead = false, connections = 64 } = options
  const { perSecond = Number.POSITIVE_INFINITY } = options
  const pauseMs = (1000 * connections) / perSecond
  const { hostname, port } = new URL(server.url)
  const latenciesMs: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const processorMs = server.processorMs() ?? Number.NaN
  const endsAt = startedAt + seconds * 1000

  function sendUntilEnd(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let received: Buffer = Buffer.alloc(0)
      let sentAt = 0

      function send(): void {
        sentAt = performance.now()
        socket.write(next())
      }

      socket.setNoDelay(true)
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('The server closed a connection')))
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const answered = statusOfWhole(received, isHead)
        if (answered === undefined) return
        const now = performance.now()
        if (answered === status) latenciesMs.push(now - sentAt)
        else if (answered === 503) refused += 1
        else reject(new Error(`Answered ${answered} instead of ${status}`))
        received = Buffer.alloc(0)
        if (now < endsAt) {
          const restMs = sentAt + pauseMs - now
          if (restMs > 0) setTimeout(send, restMs)
          else send()
        } else {
          resolve()
          socket.destroy()
        }
      })
    })
  }

  await Promise.all(Array.from({ length: connections }, sendUntilEnd))
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  if (refused * 10 > latenciesMs.length) throw new Error(`Refused ${refused} requests`)
  return {
    perSecond: latenciesMs.length / elapsedSeconds,
    p50Ms: percentileOf(latenciesMs, 0.5),
    p99Ms: percentileOf(latenciesMs, 0.99),
    refused,
    processorUs: (((server.processorMs() ?? Number.NaN) - processorMs) * 1000) / latenciesMs.length,
  }
}

/** The status once the whole answer is there. */
function statusOfWhole(received: Buffer, isHead: boolean): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const hasBody = !isHead && status !== 304
  const bodyLength = hasBody ? Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0
  return received.length >= headEnd + 4 + bodyLength ? status : undefined
}
