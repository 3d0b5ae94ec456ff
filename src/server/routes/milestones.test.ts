import { expect, it } from 'vitest'
import { MILESTONES_PATH } from '../../contract/api.ts'
import type { MilestoneCount } from '../../store/milestone-counts.ts'
import { openApp } from '../../../tests/support/test-app.ts'

async function setup() {
  const added: MilestoneCount[] = []
  const { app, post } = await openApp({
    store: (store) => ({
      ...store,
      addMilestones: async (counts) => {
        added.push(...counts)
        await store.addMilestones(counts)
      },
    }),
  })
  return { app, added, post: (body: unknown) => post(MILESTONES_PATH, body) }
}

it('counts milestones, and saves one number for each when the service stops', async () => {
  const { app, added, post } = await setup()
  for (const milestone of ['home', 'home', 'question-12']) {
    const { statusCode, body } = await post({ milestone })
    expect([statusCode, body, added]).toEqual([204, '', []])
  }
  await app.close()

  const day = new Date().toISOString().slice(0, 10)
  expect(added).toEqual([
    { day, milestone: 'home', count: 2 },
    { day, milestone: 'question-12', count: 1 },
  ])
})

it('counts nothing for a milestone that there is not', async () => {
  const { app, added, post } = await setup()

  expect((await post({ milestone: 'question-13' })).statusCode).toBe(400)

  await app.close()
  expect(added).toEqual([])
})
