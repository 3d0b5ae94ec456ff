import { expect, it, onTestFinished } from 'vitest'

import { limitOf } from '../harness/attempts.ts'
import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { memoryMbOf } from '../harness/memory.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'
import { startVisitor } from '../harness/visitor.ts'

const LEADS = countOf('FLOOD_LEADS', 3000)
const MOST_RSS_MB = 300
const LIVE_WITHIN_MS = limitOf(1000)

/** Leads as fast as 200 connections allow, each as if from its own address. */
async function flood(env: Record<string, string>) {
  const database = await sqliteIn().createDatabase()
  const service = startService(productServer(), database.url, {
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  })
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 200 })
  onTestFinished(() => client.close())
  const visitor = startVisitor(url, () => ({ path: '/livez' }))
  const random = createRandom('overload')
  const replies = await Promise.all(
    Array.from({ length: LEADS }, (_, index) => {
      const lead = leadOf(random)
      const address = `198.18.${index >> 8}.${index & 255}`
      return client.send(url, { ...lead, headers: { ...lead.headers, 'x-forwarded-for': address } })
    }),
  )
  const kept = replies.filter(({ status }) => status === 201)
  return {
    kept: kept.length,
    refused: replies.filter(({ status }) => status !== 201),
    rows: (await database.readRows()).length,
    rssMb: memoryMbOf(service.pid, 'most') ?? 0,
    live: await visitor.stop(),
  }
}

it('keeps what it can when more saves wait than may, and refuses the rest at once', async () => {
  const { kept, refused, rows, rssMb, live } = await flood({ MAX_PENDING_SAVES: '8' })

  expect(kept).toBeGreaterThan(0)
  expect(rows).toBe(kept)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(reply.status).toBe(503)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(live.failed).toBe(0)
  expect(live.slowest).toBeLessThan(LIVE_WITHIN_MS)
  expect(rssMb).toBeLessThan(MOST_RSS_MB)
})
