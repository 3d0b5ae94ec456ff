import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { within } from './within.ts'

const NEVER = new Promise<never>(() => {})

it('gives what the work gives', async () => {
  const { signal } = new AbortController()
  await expect(within(signal, Promise.resolve('done'))).resolves.toBe('done')
  await expect(within(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it('ends with the reason of the signal, whenever it is given', async () => {
  const late = new AbortController()
  const waiting = within(late.signal, NEVER)
  expect(getEventListeners(late.signal, 'abort')).toHaveLength(1)
  late.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')

  const early = AbortSignal.abort(new Error('too early'))
  await expect(within(early, NEVER)).rejects.toThrow('too early')
})
