import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

import type { Random } from '../harness/settings.ts'

/** A network that breaks in the places where a client cannot know what has happened. */
export type CuttingProxy = { url: string; sendTo(url: string): void; close(): void }

export type Shares = {
  /** Cut as soon as the request was passed on. */
  forwarded: number
  /** Cut once the answer is on its way, before the client has a byte of it. */
  unanswered: number
  /** Cut after the first byte of the answer. */
  oneByte: number
  /** The answer comes late. */
  late: number
}

type Fate = keyof Shares | 'whole'

/** One connection is one request: clients must not keep theirs alive. */
export async function startCuttingProxy(
  shares: Shares,
  lateMs: number,
  random: Random,
): Promise<CuttingProxy> {
  let target = 0
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    const fate = fateOf(shares, random)
    const cut = () => void client.destroy()
    client.pipe(upstream)
    if (fate === 'forwarded') client.once('data', () => setImmediate(cut))
    if (fate === 'unanswered') upstream.once('data', cut)
    if (fate === 'oneByte')
      upstream.once('data', (bytes: Buffer) => client.write(bytes.subarray(0, 1), cut))
    if (fate === 'late')
      upstream.on('data', (bytes) => setTimeout(() => client.write(bytes), lateMs))
    if (fate === 'whole') upstream.on('data', (bytes) => client.write(bytes))
    else upstream.resume()
    upstream.on('close', () => setTimeout(() => client.end(), fate === 'late' ? lateMs : 0))
    client.on('close', () => upstream.end())
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    sendTo: (url) => {
      target = Number(new URL(url).port)
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function fateOf(shares: Shares, random: Random): Fate {
  let drawn = random.between(0, 9999) / 10_000
  for (const fate of ['forwarded', 'unanswered', 'oneByte', 'late'] as const) {
    if (drawn < shares[fate]) return fate
    drawn -= shares[fate]
  }
  return 'whole'
}
