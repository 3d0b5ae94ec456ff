import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { fastify } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { leaveBeforeClosing } from './leave.ts'

/** A server on a free port that replies to everything, and keeps connections unless it leaves. */
async function setup(leaveMs = 0) {
  const app = fastify({ return503OnClosing: false, keepAliveTimeout: 60_000 })
  const isLeaving = leaveBeforeClosing(app, leaveMs)
  const gate = new EventEmitter()
  app.get('/', () => 'hello')
  app.get('/slow', async () => {
    gate.emit('reached')
    await once(gate, 'open')
    return 'at last'
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const startClosing = async () => {
    const closed = app.close()
    await expect.poll(isLeaving, { interval: 1 }).toBe(true)
    return { closed }
  }
  return { app, gate, url, port: Number(new URL(url).port), isLeaving, startClosing }
}

it.each([
  [400, 400],
  [0, 250],
])('told to leave for %i ms, goes on for %i and says so in each reply', async (leaveMs, least) => {
  const { gate, url, isLeaving, startClosing } = await setup(leaveMs)
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  expect(isLeaving()).toBe(false)
  const begun = fetch(`${url}/slow`)
  await once(gate, 'reached')

  const from = performance.now()
  const { closed } = await startClosing()
  const replies = [await fetch(url)]
  gate.emit('open')
  replies.push(await begun)
  for (const { status, headers } of replies) {
    expect(status).toBe(200)
    expect(headers.get('connection')).toBe('close')
  }

  await closed
  expect(performance.now() - from).toBeGreaterThan(least - 5)
  await expect(fetch(url)).rejects.toThrow()
})

it('replies to all who came while the process was held up', async () => {
  const { port, startClosing } = await setup()
  const held = new Int32Array(new SharedArrayBuffer(4))

  const { closed } = await startClosing()
  const crowd = new Worker(CROWD, { eval: true, workerData: { port, held } })
  Atomics.wait(held, 0, 0)

  const [replies] = await once(crowd, 'message')
  expect(replies).toEqual(Array.from({ length: 20 }, () => 'HTTP/1.1 200 OK'))
  await closed
})

/** Comes at once, and lets the server go on when it should have left long ago. */
const CROWD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { once } = require('node:events')
  const { connect } = require('node:net')
  const { setTimeout: sleep } = require('node:timers/promises')
  const request = 'GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n'
  async function come() {
    const late = sleep(300)
    const sockets = Array.from({ length: 20 }, () => connect(workerData.port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const replies = sockets.map(async (socket) => {
      socket.write(request)
      const [reply] = await once(socket, 'data').catch(() => ['reset'])
      return String(reply).split('\\r\\n')[0]
    })
    await late
    Atomics.store(workerData.held, 0, 1)
    Atomics.notify(workerData.held, 0)
    parentPort.postMessage(await Promise.all(replies))
  }
  void come()`

it('stops though for each who comes there is another one', async () => {
  const { app, port, startClosing } = await setup()
  const come = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  }
  const { closed } = await startClosing()
  app.server.on('connection', come)
  come()
  await closed
})

it.each([
  ['nobody comes', setup],
  ['it never listened', setupWithoutPort],
])('waits no longer than it has to when %s', async (_when, prepare) => {
  const { app } = await prepare()
  // Time stands still: a wait for its end would never end.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await app.close()
  expect(app.server.listening).toBe(false)
})

async function setupWithoutPort() {
  const app = fastify()
  leaveBeforeClosing(app, 600_000)
  return { app }
}
