import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { sqliteIn } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const PROMISE = { promise: 'unread requests', engine: 'SQLite' } as const
const CONNECTIONS = 60
const REQUEST = 'GET / HTTP/1.1\r\nHost:x\r\n\r\n'
const READ_BYTES = 65_000
const REQUESTS = REQUEST.repeat(Math.floor(READ_BYTES / REQUEST.length))
const MEMORY_MB = 512
const WATCHED_MS = 5000
const MOST_RSS_MB = 200
const CONTROL_RSS_MB = 500
const LIVE_WITHIN_MS = 1000

it('cuts who sends thousands of requests and reads nothing, and nobody else notices', async () => {
  const { isRunning, rssMb, live, leads } = await attack(productServer())
  recordOutcome({
    ...PROMISE,
    setting: `${CONNECTIONS} connections with ${READ_BYTES} bytes of requests each, ${MEMORY_MB} MB`,
    measured:
      `${rssMb.toFixed(0)} MB; /livez within ${live.slowest.toFixed(0)} ms; ` +
      `${leads.count} leads kept meanwhile`,
  })
  expect(isRunning).toBe(true)
  expect([live.failed, leads.failed]).toEqual([0, 0])
  expect(leads.count).toBeGreaterThan(0)
  expect(rssMb).toBeLessThan(MOST_RSS_MB)
  expect(live.slowest).toBeLessThan(limitOf(LIVE_WITHIN_MS))
})

it('would run out of memory if it took them all', async () => {
  const main = buildChanged('takes every request of a read', [
    {
      file: 'server/http/pipelines.ts',
      from: 'waiting.size === MOST_UNANSWERED',
      to: 'waiting.size === Infinity',
    },
  ])
  const { isRunning, rssMb } = await attack(main)
  recordControl(
    PROMISE,
    `takes every request: ${rssMb.toFixed(0)} MB, and the process ${isRunning ? 'goes on' : 'ends'}`,
  )
  expect(!isRunning || rssMb > CONTROL_RSS_MB).toBe(true)
})

/** Writes all at once while a visitor asks for `/livez` and leaves leads, on a connection for each. */
async function attack(main: string) {
  const service = startService(main, (await sqliteIn().createDatabase()).url, {
    NODE_OPTIONS: `--max-old-space-size=${MEMORY_MB}`,
  })
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const random = createRandom(PROMISE.promise)
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openUnread(Number(new URL(url).port))),
  )
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))

  const live = startVisitor(url, () => ({ path: '/livez' }))
  const leads = startVisitor(url, () => leadOf(random))
  for (const socket of sockets) socket.write(REQUESTS)
  await Promise.race([service.exited, sleep(WATCHED_MS)])
  const isRunning = service.isRunning()
  const rssMb = memoryMbOf(service.pid, 'most') ?? 0
  return { isRunning, rssMb, live: await live.stop(), leads: await leads.stop() }
}

async function openUnread(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
