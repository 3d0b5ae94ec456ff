import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { sqliteIn } from '../harness/database.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'
import { IDLE, SLOW_BODY, SLOW_HEADERS, slowReader, startSlowClients } from './slow-clients.ts'
import type { Behavior } from './slow-clients.ts'

const CLIENTS = countOf('SLOW_CLIENTS', 30)
const MOST_RSS_MB = 300

it.concurrent.for<[string, number, () => Behavior, number, string]>([
  ['headers that drip', CLIENTS, () => SLOW_HEADERS, 7500, 'HTTP/1.1 408'],
  ['bodies that drip', CLIENTS, () => SLOW_BODY, 12_500, 'HTTP/1.1 408'],
  ['connections that say nothing more', 3 * CLIENTS, () => IDLE, 13_000, 'HTTP/1.1 200'],
  [
    'readers that take no reply',
    Math.ceil(CLIENTS / 10),
    () => slowReader(largestAsset()),
    40_000,
    '',
  ],
])(
  'ends %s, and a visitor notices nothing',
  async ([_what, count, behavior, withinMs, reply], { onTestFinished }) => {
    const service = startService(productServer(), (await sqliteIn().createDatabase()).url)
    onTestFinished(() => service.kill())
    const url = await service.ready()
    const random = createRandom('slow clients')
    const visitor = startVisitor(url, () => leadOf(random))

    const slow = startSlowClients(Number(new URL(url).port), count, behavior())
    await slow.ended(60_000)
    const { failed } = await visitor.stop()
    slow.close()

    expect(failed).toBe(0)
    for (const { endedMs = Infinity, received } of slow.clients) {
      expect(endedMs).toBeLessThan(withinMs)
      expect(received.slice(0, 12)).toBe(reply)
    }
    expect(memoryMbOf(service.pid, 'most') ?? 0).toBeLessThan(MOST_RSS_MB)
  },
)

function largestAsset(): string {
  const assets = join(dirname(productServer()), '../../dist/web/assets')
  const sizeOf = (name: string) => statSync(join(assets, name)).size
  return `/assets/${readdirSync(assets).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}
