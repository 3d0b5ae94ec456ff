import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it, onTestFinished } from 'vitest'

import { createRateLimit } from '../../src/server/limits/rate-limit.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'rate limit', engine: 'SQLite' } as const
const ADDRESSES = countOf('SPOOFED_ADDRESSES', 300)
const CLIENTS = countOf('RATE_CLIENTS', 100_000)
const BURST = 5
const LIMITS = { CLIENT_BURST: `${BURST}`, CLIENT_PER_MINUTE: '1' }
const MOST_CLIENTS_MB = 64

/** Sends a lead for each of the names that a proxy may have written, one after the other. */
async function send(main: string, env: Record<string, string>, names: Iterable<string>) {
  const service = startService(main, (await sqliteIn().createDatabase()).url, env)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 1 })
  onTestFinished(() => client.close())
  const random = createRandom(PROMISE.promise)

  async function leadFrom(name: string) {
    const lead = leadOf(random)
    return client.send(url, { ...lead, headers: { ...lead.headers, 'x-forwarded-for': name } })
  }

  const statuses: number[] = []
  const waits: number[] = []
  for (const name of names) {
    const { status, headers } = await leadFrom(name)
    statuses.push(status)
    if (status === 429) waits.push(Number(headers['retry-after']))
  }
  const kept = statuses.filter((status) => status === 201).length
  const limited = statuses.filter((status) => status === 429).length
  return { kept, limited, others: statuses.length - kept - limited, waits, leadFrom }
}

function* spoofed(): Generator<string> {
  for (let index = 0; index < ADDRESSES; index += 1) yield `198.${index >> 8}.${index & 255}.7`
}

function* sameNetwork(): Generator<string> {
  for (let index = 0; index < ADDRESSES; index += 1) yield `2001:db8:1:2::${index.toString(16)}`
}

it('counts one peer with ten thousand names as one client', async () => {
  const { kept, limited, others, waits } = await send(productServer(), LIMITS, spoofed())
  recordOutcome({
    ...PROMISE,
    setting: `${ADDRESSES} values of X-Forwarded-For from one peer`,
    measured: `${kept} × 201, ${limited} × 429`,
  })
  expect({ kept, limited, others }).toEqual({ kept: BURST, limited: ADDRESSES - BURST, others: 0 })
  expect(waits.every((wait) => 0 < wait && wait <= 60)).toBe(true)
})

it('would take all of them if it believed their word', async () => {
  const main = buildChanged('believes every X-Forwarded-For', [
    {
      file: 'server/app.ts',
      from: 'trustProxy: trustsProxies && createTrust(trustedProxies)',
      to: 'trustProxy: true',
    },
  ])
  const { kept } = await send(main, LIMITS, spoofed())
  recordControl(PROMISE, `believes every X-Forwarded-For: ${kept} × 201`)
  expect(kept).toBe(ADDRESSES)
})

const BEHIND_PROXY = { ...LIMITS, TRUSTED_PROXIES: '127.0.0.1' }

it('counts ten thousand addresses of one IPv6 network as one client, and the next as another', async () => {
  const { kept, limited, others, leadFrom } = await send(
    productServer(),
    BEHIND_PROXY,
    sameNetwork(),
  )
  recordOutcome({
    ...PROMISE,
    setting: `${ADDRESSES} addresses of one IPv6 /64`,
    measured: `${kept} × 201, ${limited} × 429`,
  })
  expect({ kept, limited, others }).toEqual({ kept: BURST, limited: ADDRESSES - BURST, others: 0 })
  expect((await leadFrom('2001:db8:1:3::1')).status).toBe(201)
  expect((await leadFrom('203.0.113.7')).status).toBe(201)
})

it('would take all of them if it counted each address', async () => {
  const main = buildChanged('counts each address', [
    {
      file: 'server/limits/networks.ts',
      from: '[prefixOf(bytes, 64), prefixOf(bytes, 56), prefixOf(bytes, 48)]',
      to: '[prefixOf(bytes, 128)]',
    },
  ])
  const { kept } = await send(main, BEHIND_PROXY, sameNetwork())
  recordControl(PROMISE, `counts each IPv6 address: ${kept} × 201`)
  expect(kept).toBe(ADDRESSES)
})

/** The defaults, a tenth of each. */
const TENTH = {
  ...{ CLIENT_BURST: '12', CLIENT_PER_MINUTE: '6', TOTAL_PER_MINUTE: '300' },
  TRUSTED_PROXIES: '127.0.0.1',
}

function* wholeSite(): Generator<string> {
  const count = Math.max(ADDRESSES, 600)
  for (let index = 0; index < count; index += 1) yield `2001:db8:1:${index.toString(16)}::1`
}

it('lets others in while every network of a /48 sends', async () => {
  const { kept, limited, others, leadFrom } = await send(productServer(), TENTH, wholeSite())
  const neighbor = await leadFrom('2001:db8:2::1')
  recordOutcome({
    ...PROMISE,
    setting: `one lead from each of ${kept + limited} networks of one /48, a tenth of the defaults`,
    measured: `${kept} × 201, ${limited} × 429; then another network: ${neighbor.status}`,
  })
  expect(others).toBe(0)
  expect(kept).toBeGreaterThanOrEqual(8 * 12)
  expect(limited).toBeGreaterThan(kept)
  expect(neighbor.status).toBe(201)
})

it('would shut them all out if each network had limits of its own alone', async () => {
  const main = buildChanged('counts the smallest network alone', [
    { file: 'server/limits/submissions.ts', from: 'TIMES = [1, 4, 8]', to: 'TIMES = [1]' },
    { file: 'server/limits/submissions.ts', from: 'burst: 3,', to: 'burst: 0,' },
  ])
  const { leadFrom } = await send(main, TENTH, wholeSite())
  const { status } = await leadFrom('2001:db8:2::1')
  recordControl(PROMISE, `counts the smallest network alone: another network gets ${status}`)
  expect(status).toBe(429)
})

it('remembers any number of clients in little memory', () => {
  const before = heapMb()
  const limit = createRateLimit({ burst: BURST, perMinute: 1, mostClients: 50_000 }, () => 0)
  for (let index = 0; index < CLIENTS; index += 1) limit.take(`2001:db8:${index.toString(16)}:0`)
  const heldMb = heapMb() - before
  // Used after the measurement, so that it was still held.
  expect(limit.waitMs(`2001:db8:${(CLIENTS - 1).toString(16)}:0`)).toBe(0)
  recordOutcome({
    ...PROMISE,
    setting: `${CLIENTS} clients`,
    measured: `${heldMb.toFixed(1)} MB held`,
  })
  expect(heldMb).toBeLessThan(MOST_CLIENTS_MB)
})

function heapMb(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}
