import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { postgresDatabase } from '../faults/harness/database.ts'
import { verdictOf } from '../faults/harness/ledger.ts'
import type { Ledger, Verdict } from '../faults/harness/ledger.ts'
import { startLoad } from '../faults/harness/load.ts'
import type { Timed } from '../faults/harness/load.ts'
import { startService } from '../faults/harness/service.ts'
import { createRandom } from '../faults/harness/settings.ts'
import { productServer } from '../faults/harness/variants.ts'
import { SECRET, startReceiver } from '../src/channels/webhook/receiver.suite.ts'
import { freePort } from '../src/store/postgres/server.suite.ts'
import type { PostgresServer } from '../src/store/postgres/server.suite.ts'
import { countsOf, isCut, outcomeOf } from './outcomes.ts'
import { startProxy } from './proxies.ts'
import type { ProxyName } from './proxies.ts'

export const PER_SECOND = 100

/** As docs/operate.md says for several servers. */
/** A machine with much else to do is slow, and that is no failure. */
const PATIENCE_MS = 60_000
/** An event that a stop has cut is told a minute later. */
const STUCK_AFTER_MS = 120_000

type Run = {
  requests: number
  /** As `countsOf` says it. */
  statuses: string
  /** Each request that was cut: what it got, and what was done last before it was sent. */
  cut: string[]
  slowestMs: number
  verdict: Verdict
  /** Rows in the database, acknowledged or not. */
  kept: number
  told: number
  repeated: number
  exitCodes: (number | null)[]
  /** Of the machine, at the end. */
  loadAverage: string
}

/** What was done to the servers, and when. */
type Step = { what: string; at: number }

type Options = {
  /** Made to the file of the proxy. */
  change?: (text: string) => string
  /** As on a busy machine: while one server starts, the other one does not run, and is then stopped at once. */
  isHeldUp?: boolean
}

export async function restartInTurn(
  name: ProxyName,
  postgres: PostgresServer,
  count: number,
  { change, isHeldUp = false }: Options = {},
): Promise<Run> {
  const pair = await startPair(name, postgres, change)
  const { database, receiver, proxy } = pair
  const ledger: Ledger = new Map()
  const load = startLoad(proxy.url, {
    ...{ ledger, random: createRandom(`rolling restart ${name}`), ca: proxy.certificate },
    ...{ perSecond: PER_SECOND, connections: 128, patienceMs: PATIENCE_MS },
  })
  const steps: Step[] = []
  const note = (what: string) => void steps.push({ what, at: performance.now() })
  note('the load began')
  await sleep(1000)
  const exitCodes = await restartEach(pair, count, isHeldUp, note)
  await sleep(500)
  await load.stop()
  const loadAverage = loadavg()[0]?.toFixed(1) ?? ''

  const rows = await database.readRows()
  const toldNow = () => new Set(receiver.accepted.map(({ id }) => id)).size
  if (!change) await untilStuck(toldNow, rows.length)
  return {
    requests: load.requests.length,
    statuses: countsOf(load.requests),
    cut: load.requests.filter(isCut).map(tellIn(steps)),
    slowestMs: Math.max(...load.requests.map(({ answer }) => answer?.ms ?? 0)),
    verdict: verdictOf(ledger, rows),
    ...{ kept: rows.length, told: toldNow(), repeated: receiver.received.length - toldNow() },
    ...{ exitCodes, loadAverage },
  }
}

type Pair = Awaited<ReturnType<typeof startPair>>

async function restartEach(
  { servers, start }: Pair,
  count: number,
  isHeldUp: boolean,
  note: (what: string) => void,
): Promise<(number | null)[]> {
  const exitCodes: (number | null)[] = []
  for (let done = 0; done < count; done += 1) {
    const index = done % servers.length
    servers[index]?.signal('SIGTERM')
    servers[index]?.signal('SIGCONT')
    note(`server ${index} got SIGTERM`)
    exitCodes.push((await servers[index]?.exited)?.code ?? null)
    note(`server ${index} had ended`)
    if (isHeldUp) servers[1 - index]?.signal('SIGSTOP')
    servers[index] = await start(index)
    note(`server ${index} was ready`)
  }
  for (const server of servers) server.signal('SIGCONT')
  return exitCodes
}

async function startPair(name: ProxyName, postgres: PostgresServer, change: Options['change']) {
  const database = postgresDatabase(await postgres.createDatabase())
  const receiver = await startReceiver()
  const ports = [await freePort(), await freePort()]
  const upstreams = ports.map((port) => `127.0.0.1:${port}`)
  const proxy = await startProxy(name, upstreams, { ...(change && { change }) })
  const start = async (index: number) => {
    const server = startService(productServer(), database.url, {
      ...{ PORT: String(ports[index]), TRUSTED_PROXIES: '127.0.0.1' },
      ...{ WEBHOOK_URL: receiver.url.href, WEBHOOK_SECRET: SECRET },
    })
    await server.ready()
    return server
  }
  const servers = await Promise.all(ports.map((_port, index) => start(index)))
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await proxy.stop()
  })
  return { database, receiver, proxy, servers, start }
}

/** Waits while the count grows at all. */
async function untilStuck(count: () => number, expected: number): Promise<void> {
  let last = { count: count(), at: performance.now() }
  while (last.count < expected && performance.now() - last.at < STUCK_AFTER_MS) {
    await sleep(100)
    if (count() > last.count) last = { count: count(), at: performance.now() }
  }
}

function tellIn(steps: readonly Step[]): (request: Timed) => string {
  return (request) => {
    const last = steps.findLast(({ at }) => at <= request.sentAt)
    const sentMs = (request.sentAt - (last?.at ?? 0)).toFixed(0)
    const tookMs = (request.at - request.sentAt).toFixed(0)
    return `${outcomeOf(request)}, sent ${sentMs} ms after ${last?.what}, took ${tookMs} ms`
  }
}
