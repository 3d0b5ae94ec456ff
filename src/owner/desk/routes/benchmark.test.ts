import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Benchmark } from '../../../store/owner/owner-store.ts'
import { benchmarkRoutes } from './benchmark.ts'

type BenchmarkStore = Parameters<typeof benchmarkRoutes>[1]

const EMPTY: Benchmark = {
  published: undefined,
  lastAt: undefined,
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
  benchmarkRoutes(app, filled, async () => {})
  return {
    read: () => app.inject(DESK_PATHS.benchmark),
    post: async (action: string) =>
      app.inject({ method: 'POST', url: DESK_PATHS.benchmark, payload: { action } }),
  }
}

it('tells once of a reading that failed after the desk had answered', async () => {
  let breakDown = (_error: Error) => {}
  const broken = new Promise<never>((_resolve, reject) => (breakDown = reject))
  let readings = 0
  const desk = openDesk({
    readBenchmark: () => (++readings === 1 ? broken : Promise.resolve(EMPTY)),
  })
  expect((await desk.read()).json()).toMatchObject({ reading: { done: 0, total: 0 } })

  breakDown(new Error('The disk is gone'))
  await new Promise(setImmediate)
  const told = await desk.read()
  expect(told.statusCode).toBe(500)
  expect(told.json()).toMatchObject({ message: 'The disk is gone' })
  expect((await desk.read()).json()).toMatchObject({
    missing: [{ sentence: 'More people needed' }],
  })
})

it('tells of a reading that fails at once, and reads again when asked again', async () => {
  let readings = 0
  const desk = openDesk({
    readBenchmark: () =>
      ++readings === 1 ? Promise.reject(new Error('No')) : Promise.resolve(EMPTY),
  })
  expect((await desk.read()).statusCode).toBe(500)
  expect((await desk.read()).statusCode).toBe(200)
})

it('does not call a benchmark published that was stopped before', async () => {
  const desk = openDesk({
    async publishBenchmark({ onProgress }) {
      while (onProgress?.(1, 2) !== false) await new Promise(setImmediate)
      throw new Error('Stopped')
    },
  })
  const published = desk.post('publish')
  const isReading = async () => 'reading' in (await desk.read()).json()
  await expect.poll(isReading).toBe(true)
  expect((await desk.post('stop')).statusCode).toBe(200)
  expect((await published).statusCode).toBe(409)
})
