import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { attempt, limitOf } from '../faults/harness/attempts.ts'
import { createClient, percentileOf } from '../faults/harness/client.ts'
import { sqliteIn } from '../faults/harness/database.ts'
import { memoryMbOf } from '../faults/harness/memory.ts'
import { recordControl, recordOutcome } from '../faults/harness/outcome.ts'
import { createRandom } from '../faults/harness/settings.ts'
import { leadOf } from '../faults/harness/submission.ts'
import { startVisitor } from '../faults/harness/visitor.ts'
import { startBehind } from './behind.ts'
import type { Behind } from './behind.ts'
import { startHalfOpen, startUnread } from './crowd.ts'
import { isMissing, PROXIES } from './proxies.ts'
import type { ProxyName } from './proxies.ts'

/** More than Debian's nginx holds, which has a process for each core. */
const HALF_OPEN = 850 * availableParallelism()
const UNREAD = 60
const VISITORS = 20
const ANSWERED_WITHIN_MS = 5000
const WATCHED_MS = 10_000
const MOST_RSS_MB = 200
const LIVE_WITHIN_MS = 1000

const proxies = PROXIES.filter((name) => !isMissing(name))

describe.each(proxies)('one client with many connections to %s', (name) => {
  const promise = {
    promise: `one client with many connections to ${name}`,
    engine: 'SQLite',
  } as const

  it('shuts nobody out while its TLS stays half open', async () => {
    const { proxy } = await startServed(name)
    const crowd = await startHalfOpen(proxy, HALF_OPEN)
    onTestFinished(() => crowd.leave())
    const { answered, slowestMs } = await visit(proxy)
    recordOutcome({
      ...promise,
      setting: `${HALF_OPEN} half-open TLS connections, ${crowd.standing()} of them let in`,
      measured: `${answered} of ${VISITORS} visitors answered, the slowest after ${slowestMs.toFixed(0)} ms`,
    })
    expect(answered).toBe(VISITORS)
  })

  it('holds up neither the server nor a lead when it reads none of its answers', async () => {
    const run = await attempt(
      () => readNothing(name),
      ({ liveMs }) => liveMs < limitOf(LIVE_WITHIN_MS),
    )
    recordOutcome({
      ...promise,
      setting: `${UNREAD} connections, 65,000 bytes of requests each, nothing read`,
      measured: `the server at most ${run.mostMb.toFixed(0)} MB, /livez within ${run.liveMs.toFixed(0)} ms, a lead ${run.status}`,
    })
    expect(run.liveMs).toBeLessThan(limitOf(LIVE_WITHIN_MS))
    expect(run.mostMb).toBeLessThan(MOST_RSS_MB)
  })
})

it.skipIf(isMissing('nginx'))(
  'would be seen to shut visitors out of nginx as Debian sets it',
  async () => {
    const { proxy } = await startServed('nginx', { hasDebianLimits: true })
    const crowd = await startHalfOpen(proxy, HALF_OPEN)
    onTestFinished(() => crowd.leave())
    const { answered } = await visit(proxy)
    recordControl(
      { promise: 'one client with many connections to nginx', engine: 'SQLite' },
      `with the connections that Debian gives: ${answered} of ${VISITORS} visitors answered`,
    )
    expect(answered).toBeLessThan(VISITORS)
  },
)

async function startServed(name: ProxyName, options: Parameters<typeof startBehind>[1] = {}) {
  const behind = await startBehind(name, options)
  onTestFinished(() => behind.stop())
  const { pid } = await behind.serve((await sqliteIn().createDatabase()).url)
  return { ...behind, pid }
}

/** Each on a connection of its own, one after the other. */
async function visit({ url, certificate }: Behind['proxy']) {
  const client = createClient({
    ...{ ca: certificate, keepAlive: false, patienceMs: ANSWERED_WITHIN_MS },
  })
  const times: number[] = []
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const answer = await client.send(url, { path: '/' }).catch(() => undefined)
    if (answer?.status === 200) times.push(answer.ms)
  }
  return { answered: times.length, slowestMs: percentileOf(times, 1) }
}

async function readNothing(name: ProxyName) {
  const { proxy, pid, port, stop } = await startServed(name)
  const crowd = await startUnread(proxy, UNREAD)
  const live = startVisitor(`http://127.0.0.1:${port}`, () => ({ path: '/livez' }))
  await sleep(WATCHED_MS)
  const { failed, slowest: liveMs } = await live.stop()
  expect(failed).toBe(0)
  const { path, headers, body } = leadOf(createRandom('crowd'))
  const visitor = createClient({ ca: proxy.certificate, keepAlive: false })
  const { status } = await visitor.send(proxy.url, { path, headers, body })
  expect(status).toBe(201)
  const mostMb = memoryMbOf(pid, 'most') ?? NaN
  crowd.leave()
  await stop()
  return { liveMs, mostMb, status }
}
