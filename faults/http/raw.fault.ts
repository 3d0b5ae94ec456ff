import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'

import {
  SMUGGLED,
  repliesTo,
  faultIn,
  rawRequests,
} from '../../src/server/http/raw-requests.suite.ts'
import { sqliteIn } from '../harness/database.ts'
import { listOf, recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { buildChanged } from '../harness/variants.ts'

const PROMISE = { promise: 'raw requests', engine: 'SQLite' } as const
const REQUESTS = countOf('RAW_REQUESTS', 500)
const CONTROL_REQUESTS = 500
const CONNECTIONS = 400

/** The product's own would hold the run up wherever a request never ends. */
const SHORT_TIMEOUTS = [
  { from: 'headersTimeoutMs: 5000', to: 'headersTimeoutMs: 1000' },
  { from: 'requestTimeoutMs: 10_000', to: 'requestTimeoutMs: 2000' },
  { from: 'KEEP_ALIVE_DIRECT_MS = 10_000', to: 'KEEP_ALIVE_DIRECT_MS = 1000' },
].map((change) => ({ file: 'server/http/connections.ts', ...change }))

it('takes no hidden, doubled or damaged request for another than it is', async () => {
  const main = buildChanged('cuts slow requests soon', SHORT_TIMEOUTS)
  const { faults, statuses, rows, smuggled } = await sendAll(main, REQUESTS)
  recordOutcome({
    ...PROMISE,
    setting: `${REQUESTS} hidden, doubled and damaged requests`,
    measured:
      `${faults.length} taken for another; ` +
      `${listOf(statuses)}; ${rows} rows, ` +
      `${smuggled} of them hidden in another request`,
  })
  expect(faults).toEqual([])
  expect(smuggled).toBe(0)
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBe(statuses.get(201))
})

it('would let hidden requests through with a lenient parser', async () => {
  const main = buildChanged('parses leniently', [
    ...SHORT_TIMEOUTS,
    {
      file: 'server/http/connections.ts',
      from: 'requireHostHeader: false',
      to: 'requireHostHeader: false, insecureHTTPParser: true',
    },
  ])
  const { faults, smuggled } = await sendAll(main, CONTROL_REQUESTS)
  recordControl(
    PROMISE,
    `parses leniently: ${faults.length} of ${CONTROL_REQUESTS} taken for another, ${smuggled} hidden leads kept`,
  )
  expect(faults.length).toBeGreaterThan(0)
  expect(smuggled).toBeGreaterThan(0)
})

async function sendAll(main: string, count: number) {
  const database = await sqliteIn().createDatabase()
  const service = startService(main, database.url)
  onTestFinished(() => service.kill())
  const port = Number(new URL(await service.ready()).port)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const seed = createRandom(PROMISE.promise).between(1, 1e9)

  async function sendOne(index: number): Promise<void> {
    const [request] = fc.sample(rawRequests, { numRuns: 1, seed: seed + index })
    if (!request) return
    const replies = await repliesTo(port, request)
    for (const status of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = faultIn(request, replies)
    if (fault) faults.push(`${request.what}: ${fault} (${replies.join()})`)
  }

  let next = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let index = next++; index < count; index = next++) await sendOne(index)
    }),
  )
  const rows = await database.readRows()
  const smuggled = rows.filter(({ row }) => row['name'] === SMUGGLED).length
  return { faults, statuses, rows: rows.length, smuggled }
}
