import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { StoreUnavailableError } from '../store/errors.ts'
import { KEY, LEAD, openApp } from '../../tests/support/test-app.ts'
import { startMetrics } from './metrics.ts'

const WAITING = [{ channel: 'webhook', waiting: 3, failed: 1 }] as const

async function setup(count: () => Promise<typeof WAITING> = async () => WAITING) {
  const opened = await openApp()
  const server = await startMetrics(0, opened.app, { count })
  onTestFinished(async () => {
    server.close()
    await once(server, 'close')
  })
  const { address, port } = server.address() as AddressInfo
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return { ...opened, address, ask, scrape: async () => (await ask('/metrics')).text() }
}

it('counts new leads, not repeats, and times replies by route', async () => {
  const { postLead, scrape, app } = await setup()
  await postLead(LEAD, { 'idempotency-key': KEY })
  await postLead(LEAD, { 'idempotency-key': KEY })
  await app.inject('/report/1234-5678?utm_source=secret')

  const text = await scrape()
  expect(text).toContain('assessment_leads_total 1\n')
  expect(text).toContain('assessment_responses_total 0\n')
  const replies = 'http_request_duration_seconds_count{'
  expect(text).toContain(`${replies}method="POST",route="/api/leads",status_code="201"} 2\n`)
  expect(text).toContain(`${replies}method="GET",route="/*",status_code="404"} 1\n`)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toMatch(/1234-5678|secret|engines|Lovelace/)
})

it('says how many events wait for a channel or were given up', async () => {
  const text = await (await setup()).scrape()
  expect(text).toContain('assessment_events{channel="webhook",state="waiting"} 3\n')
  expect(text).toContain('assessment_events{channel="webhook",state="failed"} 1\n')
})

it('is for this machine, and at one address', async () => {
  const { address, ask } = await setup()
  expect(address).toBe('127.0.0.1')
  expect((await ask('/')).status).toBe(404)
})

it('says 503 while the database is away, and works again after that', async () => {
  let isAway = true
  const { ask } = await setup(async () => {
    if (isAway) throw new StoreUnavailableError('away')
    return WAITING
  })
  expect((await ask('/metrics')).status).toBe(503)
  isAway = false
  expect((await ask('/metrics')).status).toBe(200)
})
