import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { watchMemory } from './resident-memory.ts'
import { startService } from '../harness/service.ts'
import { createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

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
  const { isRunning, rssMb, slowestMs, unanswered, leads } = await attack(productServer())
  recordOutcome({
    ...PROMISE,
    setting: `${CONNECTIONS} connections with ${READ_BYTES} bytes of requests each, ${MEMORY_MB} MB`,
    measured:
      `${rssMb.toFixed(0)} MB; /livez within ${slowestMs.toFixed(0)} ms; ` +
      `${leads.length} leads kept meanwhile`,
  })
  expect(isRunning).toBe(true)
  expect(unanswered).toBe(0)
  expect(leads.length).toBeGreaterThan(0)
  expect(new Set(leads)).toEqual(new Set([201]))
  expect(rssMb).toBeLessThan(MOST_RSS_MB)
  expect(slowestMs).toBeLessThan(limitOf(LIVE_WITHIN_MS))
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
  const client = createClient({ keepAlive: false })
  onTestFinished(() => client.close())
  const random = createRandom(PROMISE.promise)
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openUnread(Number(new URL(url).port))),
  )
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))

  const memory = watchMemory(service.pid)
  const asked: Promise<number | undefined>[] = []
  const leads: number[] = []
  for (const socket of sockets) socket.write(REQUESTS)
  const until = performance.now() + WATCHED_MS
  while (performance.now() < until && service.isRunning()) {
    const live = client.send(url, { path: '/livez' }).then(({ ms }) => ms)
    const lead = client.send(url, leadOf(random)).then(({ status }) => void leads.push(status))
    asked.push(
      live.catch(() => undefined),
      lead.then(
        () => 0,
        () => undefined,
      ),
    )
    await sleep(50)
  }
  const times = await Promise.all(asked)
  const isRunning = service.isRunning()
  return {
    ...{ isRunning, leads },
    rssMb: memory.stop(),
    slowestMs: Math.max(...times.map((ms = Infinity) => ms)),
    unanswered: times.filter((ms) => ms === undefined).length,
  }
}

async function openUnread(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
