import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** `status` 0: the connection ended without an answer. `ms`: from when the request was due. */
export type Arrival = { status: number; retryAfter: boolean; ms: number }

type Lane = { socket: Socket; received: string; dueAt: number | undefined }

let sequence = 0

/** A new lead as bytes: building it must cost next to nothing beside what the server does. */
function nextLead(): string {
  sequence += 1
  const id = sequence.toString(16).padStart(12, '0')
  const body = `{"name":"Ada ${id}","company":"Engines","designation":"Head","email":"${id}@engines.example"}`
  return [
    ...['POST /api/leads HTTP/1.1', 'Host: a', 'Content-Type: application/json'],
    ...[`Idempotency-Key: 00000000-0000-4000-8000-${id}`, `Content-Length: ${body.length}`],
    ...['', body],
  ].join('\r\n')
}

/**
 * Leads that arrive whether or not the earlier ones have been answered. A request takes a free
 * connection, the one that rested longest, or opens one of at most `mostConnections`, or waits; its time
 * runs from when it was due.
 */
export function createArrivals(port: number, mostConnections: number) {
  const arrivals: Arrival[] = []
  const lanes = new Set<Lane>()
  const free: Lane[] = []
  const waiting: number[] = []

  function openLane(): Lane {
    const lane: Lane = { socket: connect(port, '127.0.0.1'), received: '', dueAt: undefined }
    lanes.add(lane)
    lane.socket.setNoDelay(true)
    lane.socket.on('data', (chunk: Buffer) => read(lane, chunk.toString('latin1')))
    lane.socket.on('error', () => undefined)
    lane.socket.on('close', () => {
      lanes.delete(lane)
      if (lane.dueAt === undefined) free.splice(free.indexOf(lane), 1)
      else note(lane.dueAt, 0, false)
    })
    return lane
  }

  function read(lane: Lane, text: string): void {
    lane.received += text
    const end = lane.received.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/.exec(lane.received)?.[1] ?? 0)
    if (end === -1 || lane.received.length < end + 4 + length || lane.dueAt === undefined) return
    const status = Number(lane.received.slice(9, 12))
    note(lane.dueAt, status, /\r\nretry-after: \d/.test(lane.received))
    lane.received = ''
    lane.dueAt = undefined
    const next = waiting.shift()
    if (next === undefined) free.push(lane)
    else send(lane, next)
  }

  function note(dueAt: number, status: number, retryAfter: boolean): void {
    arrivals.push({ status, retryAfter, ms: performance.now() - dueAt })
  }

  function send(lane: Lane, dueAt: number): void {
    lane.dueAt = dueAt
    lane.socket.write(nextLead())
  }

  function arrive(dueAt: number): void {
    const lane = free.shift() ?? (lanes.size < mostConnections ? openLane() : undefined)
    if (lane) send(lane, dueAt)
    else waiting.push(dueAt)
  }

  return {
    arrivals,
    /** A connection counts as open once there was a reply on it: until then it may wait in the kernel. */
    async open(count: number): Promise<void> {
      for (let index = 0; index < count; index += 1) {
        const lane = openLane()
        lane.socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
        await once(lane.socket, 'data')
        lane.received = ''
        free.push(lane)
      }
    },
    /** `perSecond` for `seconds`; resolves once all are answered, or `patienceMs` later. */
    async run(perSecond: number, seconds: number, patienceMs = 30_000): Promise<number> {
      const startedAt = performance.now()
      const total = Math.floor(perSecond * seconds)
      let sent = 0
      while (sent < total) {
        const due = ((performance.now() - startedAt) * perSecond) / 1000
        for (; sent < Math.min(due, total); sent += 1) arrive(startedAt + (sent * 1000) / perSecond)
        await sleep(1)
      }
      const before = performance.now()
      while (arrivals.length < sent && performance.now() - before < patienceMs) await sleep(10)
      return sent
    },
    close(): void {
      for (const { socket } of lanes) socket.destroy()
    },
  }
}
