import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'

import { SMUGGLED, answersTo, faultIn, rawRequests } from '../src/server/http/raw-requests.suite.ts'
import { sqliteIn } from './database.ts'
import { recordControl, recordOutcome } from './outcome.ts'
import { startService } from './service.ts'
import { countOf, createRandom } from './settings.ts'
import { buildChanged, productServer } from './variants.ts'

const PROMISE = { promise: 'P13 raw requests', engine: 'SQLite' } as const
const REQUESTS = countOf('RAW_REQUESTS', 500)
const CONTROL_REQUESTS = 500
const CONNECTIONS = 400

it('takes no hidden, doubled or damaged request for another than it is', async () => {
  const { faults, statuses, rows, smuggled } = await sendAll(productServer(), REQUESTS)
  const counts = [...statuses].toSorted(([a], [b]) => a - b)
  recordOutcome({
    ...PROMISE,
    setting: `${REQUESTS} hidden, doubled and damaged requests`,
    measured:
      `${faults.length} taken for another; ` +
      `${counts.map(([status, count]) => `${count} × ${status}`).join(', ')}; ${rows} rows, ` +
      `${smuggled} of them hidden in another request`,
  })
  expect(faults).toEqual([])
  expect(smuggled).toBe(0)
  expect(rows).toBeGreaterThan(0)
  expect(rows).toBe(statuses.get(201))
})

it('would let hidden requests through with a lenient parser', async () => {
  const main = await buildChanged('parses leniently', [
    { file: 'server/app.ts', from: 'requireHostHeader: false', to: 'insecureHTTPParser: true' },
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
  // Time-outs as short as can be set: the unfinished ones would hold the run up.
  const env = {
    HEADERS_TIMEOUT_SECONDS: '1',
    REQUEST_TIMEOUT_SECONDS: '2',
    KEEP_ALIVE_SECONDS: '1',
  }
  const service = startService(main, database.url, env)
  onTestFinished(() => service.kill())
  const port = Number(new URL(await service.ready()).port)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const seed = createRandom(PROMISE.promise).between(1, 1e9)

  async function sendOne(index: number): Promise<void> {
    const [request] = fc.sample(rawRequests, { numRuns: 1, seed: seed + index })
    if (!request) return
    const answers = await answersTo(port, request)
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const fault = faultIn(request, answers)
    if (fault) faults.push(`${request.what}: ${fault} (${answers.join()})`)
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
