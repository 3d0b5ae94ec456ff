import { expect, it } from 'vitest'
import { createBenchmarkStore } from './benchmark-store.ts'

function setup() {
  const waiting: ((reply: unknown) => void)[] = []
  const store = createBenchmarkStore(() => new Promise((resolve) => void waiting.push(resolve)))
  const reply = async (value: unknown) => {
    waiting.pop()?.(value)
    await Promise.resolve()
  }
  return { store, reply, asked: () => waiting.length }
}

it('has nothing until the server replied, and tells of the reply', async () => {
  const { store, reply } = setup()
  const seen: unknown[] = []
  const stop = store.subscribe(() => void seen.push(store.get()))

  store.load()
  expect(store.get()).toBeUndefined()
  await reply('an edition')

  expect(seen).toEqual(['an edition'])
  stop()
  store.load()
  await reply(undefined)
  expect(store.get()).toBeUndefined()
  expect(seen).toHaveLength(1)
})

it('asks once while it waits, and again for the next report', async () => {
  const { store, reply, asked } = setup()
  store.load()
  store.load()
  expect(asked()).toBe(1)
  await reply(undefined)
  store.load()
  expect(asked()).toBe(1)
})
