import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startHubspot } from '../../../tests/support/hubspot.ts'
import { createHubspotPost } from '../../channels/hubspot/post.ts'
import { setUpHubspot } from '../../channels/hubspot/set-up.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { assessmentResponseOf } from '../../domain/assessment/assessment-response.ts'
import { MODEL } from '../../generated/model.ts'
import { openOwnerStore } from '../../store/open/open-owner-store.ts'
import { openSqliteStore } from '../../store/sqlite/store.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { LEAD } from '../../../tests/support/test-app.ts'
import { createLog } from '../log.ts'
import { startSender } from './sender.ts'
import { eraseEmail } from '../../store/erase.ts'

const BEN = { ...LEAD, name: 'Ben Okoro', email: 'ben@northgate.example' }
const RESPONSE = assessmentResponseOf(MODEL, 'session_0', answersOf('333 333 333 333'), null)
const isHubspot = ({ channel }: { channel: string }) => channel === 'hubspot'
const BUSY = { status: 429, body: { category: 'RATE_LIMITS' }, headers: { 'retry-after': '1' } }

async function setup() {
  const hubspot = await startHubspot()
  await setUpHubspot(hubspot.config)
  const file = join(testFolder('hubspot'), 'data.sqlite')
  const store = openSqliteStore(file, { channels: ['hubspot'] })
  onTestFinished(() => store.close())
  const log = createLog('silent', { write: () => {} })
  const options = { pauseMs: 0, pollMs: 5, replyWithinMs: 2000, claimMs: 5000 }
  const startSending = () => {
    const sender = startSender('hubspot', store.outbox, createHubspotPost(hubspot.config), log, {
      ...options,
      retryAfterMs: (attempts) => (attempts < 3 ? 5 : undefined),
      stopMs: 0,
    })
    onTestFinished(() => sender.stop())
  }
  const waiting = async () => {
    const counts = await store.outbox.count()
    return counts.find(({ channel }) => channel === 'hubspot')?.waiting
  }
  return { ...hubspot, file, store, startSending, waiting }
}

it('tells HubSpot of each lead once, and waits when it asks for that', async () => {
  const { store, startSending, waiting, contacts, replies, asked } = await setup()
  const before = asked()
  replies.push(BUSY)
  await store.saveLead('key-1', LEAD)
  await store.saveLead('key-1', LEAD)
  await store.saveLead('key-2', BEN)
  const from = performance.now()
  startSending()

  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect([...contacts.keys()].toSorted()).toEqual([LEAD.email, BEN.email].toSorted())
  expect(asked() - before).toBe(3)
  expect(performance.now() - from).toBeGreaterThan(900)
})

it('makes a contact of a lead alone, and gives a result up that no lead belongs to', async () => {
  const { store, startSending, contacts } = await setup()
  await store.saveLead('key-1', LEAD, 'honeypot')
  await store.saveLead('key-2', BEN)
  for (const [index, email] of [LEAD.email, 'eve@nobody.example', BEN.email].entries()) {
    await store.saveResponse({ ...RESPONSE, sessionId: `session_${index}`, userEmail: email })
  }
  startSending()

  await expect
    .poll(async () => (await store.outbox.count()).find(isHubspot))
    .toEqual({
      channel: 'hubspot',
      waiting: 0,
      failed: 2,
    })
  expect([...contacts.keys()]).toEqual([BEN.email])
  expect(contacts.get(BEN.email)).toMatchObject({ assessment_stage: 'Evolving' })
})

it('tells nothing of a person who was erased while the event waited', async () => {
  const { file, store, startSending, waiting, contacts } = await setup()
  await store.saveLead('key-1', LEAD)
  await store.saveLead('key-2', BEN)
  const owner = await openOwnerStore({ engine: 'sqlite', file })
  await eraseEmail(owner, LEAD.email, new Date(), 'owner')
  await owner.close()
  startSending()

  await expect.poll(waiting).toBe(0)
  expect([...contacts.keys()]).toEqual([BEN.email])
})
