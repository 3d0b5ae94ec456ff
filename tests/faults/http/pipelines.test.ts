import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { sqliteIn } from '../harness/database.ts'
import { startService } from '../harness/service.ts'
import { createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const CONNECTIONS = 60
const REQUESTS = 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'.repeat(2500)
const MEMORY_MB = 512
const WATCHED_MS = 5000
const LIVE_WITHIN_MS = limitOf(2000)

it('survives a client that sends thousands of requests and reads no reply, without affecting others', async () => {
  const service = startService(productServer(), (await sqliteIn().createDatabase()).url, {
    NODE_OPTIONS: `--max-old-space-size=${MEMORY_MB}`,
  })
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const random = createRandom('pipelines')
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      return socket
    }),
  )
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))

  const live = startVisitor(url, () => ({ path: '/livez' }))
  const leads = startVisitor(url, () => leadOf(random))
  for (const socket of sockets) socket.write(REQUESTS)
  await Promise.race([service.exited, sleep(WATCHED_MS)])

  expect(service.isRunning()).toBe(true)
  const [alive, kept] = [await live.stop(), await leads.stop()]
  expect([alive.failed, kept.failed]).toEqual([0, 0])
  expect(kept.count).toBeGreaterThan(0)
  expect(alive.slowest).toBeLessThan(LIVE_WITHIN_MS)
})
