import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../contract/desk/api.ts'
import type { Health, Numbers } from '../../contract/desk/api.ts'
import { testFolder } from '../../../tests/support/test-folder.ts'
import { asUser, leadNamed, openTestDesk, responseOf } from '../../../tests/support/test-desk.ts'
import { MODEL } from '../../generated/model.ts'
import { milestonesOf, TEAM_MILESTONES } from '../../domain/assessment/milestone.ts'

const ADA = leadNamed('Ada Marsh', 'Larkfield')
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

it('counts a period, with the one before and every step', async () => {
  const desk = await openTestDesk()
  await desk.server.saveLead('1', ADA)
  await desk.server.addMilestones([
    { day: daysAgo(0), milestone: 'home', count: 9 },
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
  })
  expect(numbers.funnel.map(({ milestone }) => milestone)).toEqual([
    ...milestonesOf(MODEL),
    ...TEAM_MILESTONES,
  ])
  const all = await anna.read<Numbers>(DESK_PATHS.numbers, { days: 'all' })
  expect(all).toMatchObject({ from: null, visits: { count: 115, before: null } })
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

it('publishes an edition when nothing is missing', async () => {
  const desk = await openTestDesk()
  const anna = await asUser(desk, 'anna')
  const early = await anna.post(DESK_PATHS.edition, {})
  expect(early.status).toBe(409)
  expect(early.text).toContain('At least 30 people are needed, and there are 0.')
  for (let index = 0; index < 30; index += 1) {
    const lead = leadNamed(
      `Person ${index}`,
      index < 12 ? 'Larkfield' : `Company ${'x'.repeat(index)}`,
    )
    await desk.server.saveLead(`${index}`, lead)
    await desk.server.saveResponse(responseOf(String(1 + (index % 5)).repeat(12), lead.email))
  }
  expect((await anna.read<Numbers>(DESK_PATHS.numbers)).edition).toEqual({
    ...{ people: 30, mostOfOneDomain: 12, publishedAt: null, missing: null },
  })
  expect((await anna.post(DESK_PATHS.edition, {})).status).toBe(204)
  expect(await desk.server.readEdition()).toMatchObject({ people: 30 })
  const { actions } = await anna.read<Health>(DESK_PATHS.health)
  expect(actions.map(({ action }) => action)).toEqual(['publish'])
})
