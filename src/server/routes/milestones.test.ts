import { expect, it } from 'vitest'
import { MILESTONES_PATH } from '../../contract/api.ts'
import type { MilestoneCount } from '../../store/milestone-counts.ts'
import { openApp } from '../../../tests/support/test-app.ts'

it('counts milestones that there are, and saves one number for each when the service stops', async () => {
  const added: MilestoneCount[] = []
  const { app, post } = await openApp({
    store: (store) => ({ ...store, addMilestones: async (counts) => void added.push(...counts) }),
  })
  for (const milestone of ['home', 'home', 'question-12']) {
    const { statusCode, body } = await post(MILESTONES_PATH, { milestone })
    expect([statusCode, body, added]).toEqual([204, '', []])
  }
  expect((await post(MILESTONES_PATH, { milestone: 'question-13' })).statusCode).toBe(400)
  await app.close()

  const day = new Date().toISOString().slice(0, 10)
  expect(added).toEqual([
    { day, milestone: 'home', count: 2 },
    { day, milestone: 'question-12', count: 1 },
  ])
})
