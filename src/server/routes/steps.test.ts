import { expect, it } from 'vitest'
import { STEPS_PATH } from '../../contract/api.ts'
import type { StepCount } from '../../store/store.ts'
import { openApp } from '../app.suite.ts'

async function setup() {
  const added: StepCount[] = []
  const { app, logged } = await openApp({
    store: (store) => ({
      ...store,
      addSteps: async (counts) => {
        added.push(...counts)
        await store.addSteps(counts)
      },
    }),
  })
  const post = (payload: unknown) =>
    app.inject({
      method: 'POST',
      url: STEPS_PATH,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  return { app, added, logged, post }
}

it('counts a step of a visit, and keeps one number for each when the service ends', async () => {
  const { app, added, post } = await setup()
  const steps = ['home', 'home', 'question-12', 'home', 'results', 'lead-form']

  const replies = await Promise.all(steps.map((step) => post({ step })))
  expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    steps.map(() => [204, '']),
  )
  expect(added).toEqual([])
  await app.close()

  const day = new Date().toISOString().slice(0, 10)
  expect(added).toEqual([
    { day, step: 'home', count: 3 },
    { day, step: 'question-12', count: 1 },
    { day, step: 'results', count: 1 },
    { day, step: 'lead-form', count: 1 },
  ])
})

it.each([
  {},
  { step: 'question-13' },
  { step: 'constructor' },
  { step: ['home'] },
  { step: 'home', visitor: 'x' },
  null,
  [],
])('counts nothing for %j', async (body) => {
  const { app, added, post } = await setup()

  expect((await post(body)).statusCode).toBe(400)

  await app.close()
  expect(added).toEqual([])
})

it('takes no other method', async () => {
  const { app } = await setup()

  expect((await app.inject({ method: 'GET', url: STEPS_PATH })).statusCode).toBe(405)
})
