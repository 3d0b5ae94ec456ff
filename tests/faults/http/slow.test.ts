import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { sqliteIn } from '../harness/database.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const CLIENTS = countOf('SLOW_CLIENTS', 3)
const ENDED_WITHIN_MS = 40_000
const MOST_RSS_MB = 300

it('ends readers that take no reply, and a visitor notices nothing', async () => {
  const service = startService(productServer(), (await sqliteIn().createDatabase()).url)
  const url = await service.ready()
  const random = createRandom('slow clients')
  const visitor = startVisitor(url, () => leadOf(random))

  // As often as a connection allows.
  const requests = `GET ${largestAsset()} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(16)
  const sockets = Array.from({ length: CLIENTS }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(requests)
    return socket
  })
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const until = performance.now() + ENDED_WITHIN_MS
  const open = () => sockets.filter((socket) => !socket.closed)
  while (open().length > 0 && performance.now() < until) {
    await sleep(1000)
    // Who never reads learns of the end of a connection by writing to it.
    for (const socket of open()) socket.write('\r\n')
  }

  expect(open()).toHaveLength(0)
  expect((await visitor.stop()).failed).toBe(0)
  expect(memoryMbOf(service.pid, 'most') ?? 0).toBeLessThan(MOST_RSS_MB)
})

function largestAsset(): string {
  const assets = join(dirname(productServer()), '../../dist/web/assets')
  const sizeOf = (name: string) => statSync(join(assets, name)).size
  return `/assets/${readdirSync(assets).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}
