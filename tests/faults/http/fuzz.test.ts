import { expect, it, onTestFinished } from 'vitest'

import { meetHostileRequests } from '../../support/hostile-requests.ts'
import type { HostileRequest } from '../../support/hostile-requests.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf } from '../harness/settings.ts'
import { productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const RUNS = countOf('FUZZ_RUNS', 1000)
const MOST_GROWTH_MB = 20

it('meets hostile requests without an error, a stray row or an echo', async () => {
  const database = await sqliteIn().createDatabase()
  const service = startService(productServer(), database.url)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 1 })
  onTestFinished(() => client.close())
  const target = {
    countRows: async () => (await database.readRows()).length,
    send: ({ method, url: path, key, type, body }: HostileRequest) => {
      const bytes = Buffer.from(body)
      const headers = {
        ...{ 'content-type': type, 'idempotency-key': key },
        'content-length': String(bytes.length),
      }
      return client.send(url, { method, path, headers, body: bytes })
    },
  }
  const visitor = startVisitor(url, () => ({ path: '/livez' }))

  // The heap grows for the first thousands; what grows after that grows without end.
  await meetHostileRequests(target, RUNS / 2)
  const before = memoryMbOf(service.pid, 'now') ?? NaN
  const { statuses } = await meetHostileRequests(target, RUNS / 2)
  const growthMb = (memoryMbOf(service.pid, 'now') ?? NaN) - before

  expect(statuses.get(201)).toBeGreaterThan(0)
  expect((await visitor.stop()).failed).toBe(0)
  expect(growthMb).toBeLessThan(MOST_GROWTH_MB)
})
