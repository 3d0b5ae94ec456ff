import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Benchmark } from '../../../store/owner/owner-store.ts'
import { deskBenchmarkRoutes } from './benchmark.ts'

type BenchmarkStore = Parameters<typeof deskBenchmarkRoutes>[1]

const EMPTY: Benchmark = {
  published: undefined,
  draft: {
    people: 0,
    domains: 0,
    edition: undefined,
    missing: [{ sentence: 'More people needed' }],
  },
}

/** A database as slow, and as broken, as a test wants it. */
function openDesk(store: Partial<BenchmarkStore>) {
  const app = fastify()
  const filled = {
    readBenchmark: async () => EMPTY,
    publishBenchmark: async () => ({ ...EMPTY, isPublished: false }),
    withdrawBenchmark: async () => false,
    ...store,
  }
  deskBenchmarkRoutes(app, filled, async () => {})
  return {
    close: () => app.close(),
    read: () => app.inject(DESK_PATHS.benchmark),
    post: async (action: string) =>
      app.inject({ method: 'POST', url: DESK_PATHS.benchmark, payload: { action } }),
  }
}

it('looks once at the responses for all who ask meanwhile, and again for those who ask later', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  let readings = 0
  const desk = openDesk({
    async readBenchmark() {
      readings += 1
      await finished
      return EMPTY
    },
  })
  const both = [desk.read(), desk.read()]
  await new Promise(setImmediate)
  finish()

  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(readings).toBe(1)
  expect((await desk.read()).json()).toMatchObject({
    missing: [{ sentence: 'More people needed' }],
  })
  expect(readings).toBe(2)
})

it('tells of a reading that fails, and reads again when asked again', async () => {
  let readings = 0
  const desk = openDesk({
    readBenchmark: () =>
      ++readings === 1 ? Promise.reject(new Error('No')) : Promise.resolve(EMPTY),
  })
  expect((await desk.read()).statusCode).toBe(500)
  expect((await desk.read()).statusCode).toBe(200)
})

it('stops looking at the responses when it ends', async () => {
  const desk = openDesk({
    readBenchmark: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('Stopped')))
      }),
  })
  const asked = desk.read()
  await new Promise(setImmediate)
  await desk.close()

  expect((await asked).statusCode).toBe(500)
})
