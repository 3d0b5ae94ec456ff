import { expect, it, onTestFinished } from 'vitest'

import { createClient } from '../harness/client.ts'
import { sqliteIn } from '../harness/database.ts'
import { recordControl, recordOutcome } from '../harness/outcome.ts'
import { startService } from '../harness/service.ts'
import { countOf, createRandom } from '../harness/settings.ts'
import { leadOf } from '../harness/submission.ts'
import { buildChanged, productServer } from '../harness/variants.ts'

const PROMISE = { promise: 'rate limit', engine: 'SQLite' } as const
const ADDRESSES = countOf('SPOOFED_ADDRESSES', 300)
const BURST = 5
const LIMITS = { CLIENT_BURST: `${BURST}`, CLIENT_PER_MINUTE: '1' }

/** Sends a lead under each of many names that a proxy may have written, one after the other. */
async function sendSpoofed(main: string) {
  const service = startService(main, (await sqliteIn().createDatabase()).url, LIMITS)
  onTestFinished(() => service.kill())
  const url = await service.ready()
  const client = createClient({ connections: 1 })
  onTestFinished(() => client.close())
  const random = createRandom(PROMISE.promise)

  const statuses: number[] = []
  const waits: number[] = []
  for (let index = 0; index < ADDRESSES; index += 1) {
    const lead = leadOf(random)
    const name = `198.${index >> 8}.${index & 255}.7`
    const { status, headers } = await client.send(url, {
      ...lead,
      headers: { ...lead.headers, 'x-forwarded-for': name },
    })
    statuses.push(status)
    if (status === 429) waits.push(Number(headers['retry-after']))
  }
  const kept = statuses.filter((status) => status === 201).length
  return { kept, limited: waits.length, others: statuses.length - kept - waits.length, waits }
}

it('counts one peer with many names as one client', async () => {
  const { kept, limited, others, waits } = await sendSpoofed(productServer())
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
  const { kept } = await sendSpoofed(main)
  recordControl(PROMISE, `believes every X-Forwarded-For: ${kept} × 201`)
  expect(kept).toBe(ADDRESSES)
})
