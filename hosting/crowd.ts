import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import type { Proxy } from './proxies.ts'

/** One client with many connections, at an address of this machine that no visitor has. */
type Crowd = {
  /** How many connections stand. */
  standing(): number
  leave(): void
}

const FROM = '127.0.0.9'
/** A flood of new connections in one instant would be another attack. */
const OPENED_PER_10_MS = 20
const AGAIN_AFTER_MS = 250

/** The first bytes of a greeting of 512. Without any, nginx would close the connection when it runs short. */
const HALF_A_GREETING = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01])

/** Connections on which TLS begins and goes no further; each one that is closed is opened again. */
export async function startHalfOpen({ url }: Proxy, count: number): Promise<Crowd> {
  const port = Number(new URL(url).port)
  return gather(count, () => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: FROM })
    socket.write(HALF_A_GREETING)
    return socket
  })
}

/** Each asks for a page as often as 65,000 bytes can, at once, and reads no answer. */
export async function startUnread(proxy: Proxy, count: number): Promise<Crowd> {
  const { hostname, port } = new URL(proxy.url)
  const request = `GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`
  const all = request.repeat(Math.floor(65_000 / request.length))
  return gather(count, () => {
    const socket = connectTls({
      ...{ host: '127.0.0.1', port: Number(port), servername: hostname, localAddress: FROM },
      ...{ ca: proxy.certificate, ALPNProtocols: ['http/1.1'] },
    })
    socket.once('secureConnect', () => socket.pause().write(all))
    return socket
  })
}

async function gather(count: number, open: () => Socket): Promise<Crowd> {
  const sockets = new Set<Socket>()
  let isOver = false

  function openOne(): void {
    if (isOver) return
    const socket = open()
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(openOne, AGAIN_AFTER_MS)
    })
  }

  for (let opened = 0; opened < count; opened += 1) {
    if (opened % OPENED_PER_10_MS === 0) await sleep(10)
    openOne()
  }
  // Those that were closed meanwhile have come back.
  await sleep(4 * AGAIN_AFTER_MS)
  return {
    standing: () => [...sockets].filter(({ connecting }) => !connecting).length,
    leave: () => {
      isOver = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
