import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DESK_PATHS } from '../contract/api.ts'
import type { BenchmarkView, DeliveryLead, Health, Numbers } from '../contract/api.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'
import type { TestDesk } from '../../../tests/support/test-desk.ts'
import { MODEL } from '../../generated/model.ts'
import { milestonesOf } from '../../domain/assessment/milestone.ts'

const ADA = leadNamed('Ada Marsh', 'Larkfield')
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

it('counts a period, with every step, stage and answer', async () => {
  const desk = await openTestDesk()
  await desk.server.saveLead('1', ADA)
  await desk.server.saveResponse(responseOf('333333333333', ADA.email))
  await desk.server.saveResponse(responseOf('333333333335', null))
  await desk.server.addMilestones([
    { day: daysAgo(0), milestone: 'home', count: 9 },
    { day: daysAgo(0), milestone: 'question-2', count: 4 },
    { day: daysAgo(7), milestone: 'home', count: 6 },
    { day: '2025-01-01', milestone: 'home', count: 100 },
  ])
  const anna = await asUser(desk, 'anna')
  const numbers = await anna.read<Numbers>(DESK_PATHS.numbers, { days: '7' })
  expect(numbers).toMatchObject({
    from: daysAgo(6),
    to: daysAgo(0),
    visits: { count: 9, before: 6 },
    leads: { count: 1, before: 0 },
    finished: { count: 2, before: 0 },
  })
  expect(numbers.funnel.map(({ milestone }) => milestone)).toEqual(milestonesOf(MODEL))
  expect(numbers.funnel.filter(({ count }) => count > 0)).toEqual([
    { milestone: 'home', count: 9 },
    { milestone: 'question-2', count: 4 },
  ])
  expect(numbers.stages).toHaveLength(5)
  expect(numbers.stages.find(({ stage }) => stage === 'Evolving')?.count).toBe(2)
  expect(numbers.sources).toEqual([{ source: null, leads: 1, finished: 1 }])
  expect(numbers.answers).toContainEqual({ question: 1, option: 3, count: 2 })
  expect(numbers.answers).toContainEqual({ question: 12, option: 5, count: 1 })
  const all = await anna.read<Numbers>(DESK_PATHS.numbers, { days: 'all' })
  expect(all).toMatchObject({ from: null, visits: { count: 115, before: null } })
})

/** As after the last attempt. */
async function failAll({ server }: TestDesk) {
  const now = new Date(Date.now() + 60_000)
  const ids: string[] = []
  for (;;) {
    const claimed = await server.outbox.claim('webhook', now, new Date(now.getTime() + 60_000))
    if (!claimed) return ids
    const problem = '503 Service Unavailable'
    await server.outbox.fail(claimed.id, problem, undefined)
    ids.push(claimed.id)
  }
}

it('lists what failed, and sends one or all of it again', async () => {
  const desk = await openTestDesk({ channels: ['webhook'] })
  await desk.server.saveLead('1', ADA)
  await desk.server.saveLead('2', leadNamed('Ben Osei'))
  const [id] = await failAll(desk)
  const anna = await asUser(desk, 'anna')
  const { failed: rows, deliveries } = await anna.read<Health>(DESK_PATHS.health)
  expect(deliveries).toEqual({ waiting: 0, delivered: 0, failed: 2 })
  expect(rows).toHaveLength(2)
  // Two of one millisecond may stand either way.
  expect(rows.find(({ lead }) => lead?.id === 1)).toMatchObject({
    ...{ channel: 'webhook', event: 'lead.created', state: 'failed' },
    ...{ lastProblem: '503 Service Unavailable', lead: { id: 1, name: 'Ada Marsh' } },
  })
  const lead = await anna.read<DeliveryLead>(DESK_PATHS.deliveryLead, { id: id ?? '' })
  expect(lead.leadId).not.toBeNull()
  const missing = await anna.read<DeliveryLead>(DESK_PATHS.deliveryLead, { id: 'x' })
  expect(missing).toEqual({ leadId: null })
  expect((await anna.post(DESK_PATHS.sendAgain, { id })).text).toBe('{"count":1}')
  expect((await anna.post(DESK_PATHS.sendAgain, { id })).status).toBe(404)
  expect((await anna.post(DESK_PATHS.sendAgain, { all: true })).text).toBe('{"count":1}')
  const { actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(actions.map(({ who, action, count }) => `${who} ${action} ${count}`)).toEqual([
    'anna send again 1',
    'anna send again 1',
  ])
})

it('reports the state of the database and its backups', async () => {
  const backupFolder = join(testFolder('backups'), 'backups')
  mkdirSync(backupFolder)
  const desk = await openTestDesk({ backupFolder, channels: ['webhook'] })
  await desk.server.saveLead('1', ADA)
  const health = await (await asUser(desk, 'anna')).read<Health>(DESK_PATHS.health)
  expect(health).toMatchObject({
    engine: 'SQLite',
    backup: { folder: backupFolder, last: null },
    version: '1.2.3',
    channels: ['webhook'],
    deliveries: { delivered: 0, waiting: 1, failed: 0 },
    failed: [],
    actions: [],
  })
  expect(health.bytes).toBeGreaterThan(4096)
})

it('publishes the benchmark when nothing is missing', async () => {
  const desk = await openTestDesk()
  const anna = await asUser(desk, 'anna')
  expect(await anna.read<BenchmarkView>(DESK_PATHS.benchmark)).toEqual({
    people: 0,
    leastPeople: 100,
  })
  const early = await anna.post(DESK_PATHS.benchmark, {})
  expect(early.status).toBe(409)
  expect(early.text).toContain('At least 100 people are needed, and there are 0.')
  for (let index = 0; index < 100; index += 1) {
    const digits = String(1 + (index % 5)).repeat(12)
    await desk.server.saveResponse(
      responseOf(digits, `person-${index}@company-${index % 40}.example`),
    )
  }
  const { text } = await anna.post(DESK_PATHS.benchmark, {})
  const { published }: BenchmarkView = JSON.parse(text)
  expect(published?.sentence).toContain('100 people')
  expect(published?.overall.length).toBeGreaterThan(1)
  expect(await desk.server.readBenchmark()).toBeDefined()
  const again = await anna.post(DESK_PATHS.benchmark, {})
  expect(again.status).toBe(409)
  expect(again.text).toContain('30 days after the last one')
  const { actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(actions.map(({ action }) => action)).toEqual(['publish'])
})
