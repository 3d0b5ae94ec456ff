import { expect, it, onTestFinished } from 'vitest'

import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { productServer } from '../harness/variants.ts'

const ADDRESSES = countOf('SPOOFED_ADDRESSES', 300)
const BURST = 5

it('counts one peer with many names as one client', async () => {
  const service = startService(productServer(), (await sqliteIn().createDatabase()).url, {
    CLIENT_BURST: `${BURST}`,
    CLIENT_PER_MINUTE: '1',
  })
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 1 })
  onTestFinished(() => client.close())
  const random = createRandom('rate limit')

  const statuses: number[] = []
  for (let index = 0; index < ADDRESSES; index += 1) {
    const lead = leadOf(random)
    const name = `198.${index >> 8}.${index & 255}.7`
    const headers = { ...lead.headers, 'x-forwarded-for': name }
    statuses.push((await client.send(url, { ...lead, headers })).status)
  }
  expect(statuses).toEqual([...Array(BURST).fill(201), ...Array(ADDRESSES - BURST).fill(429)])
})
