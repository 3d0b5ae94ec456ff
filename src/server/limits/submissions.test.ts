import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { createSubmissions } from './submissions.ts'

const LIMITS = { clientBurst: 2, clientPerMinute: 60, totalPerMinute: 1000, maxPending: 10 }
const LIMITED = { retryAfterSeconds: 1 }

/** Keys as a store has them: a key that was saved before is a repeat. */
function setup(limits = {}) {
  const rows = new Set<string>()
  let at = 0
  const submissions = createSubmissions({ ...LIMITS, ...limits }, () => at)
  return {
    ...submissions,
    rows,
    wait(ms: number) {
      at += ms
    },
    send: (client: string, key: string) =>
      submissions.submit(client, async () => {
        if (rows.has(key)) return 'repeated'
        rows.add(key)
        return 'saved'
      }),
  }
}

it('refuses a client that sends too many new rows, and no other client', async () => {
  const { send } = setup()
  await send('a', '1')
  await send('a', '2')
  expect(await send('a', '3')).toEqual(LIMITED)
  expect(await send('b', '4')).toBe('saved')
})

it('counts a row that the store could not save', async () => {
  const { send, submit } = setup()
  const fail = () => submit('a', () => Promise.reject(new Error('full')))
  await expect(fail()).rejects.toThrow('full')
  await expect(fail()).rejects.toThrow('full')
  expect(await send('a', '1')).toEqual(LIMITED)
})

it('limits everyone together without using a token of the client', async () => {
  const { send, wait } = setup({ totalPerMinute: 1, clientBurst: 1, clientPerMinute: 1 })
  expect(await send('a', '1')).toBe('saved')
  wait(30_000)
  expect(await send('c', '3')).toEqual({ retryAfterSeconds: 30 })
  expect(await send('c', '3'), 'no sooner for another try').toEqual({ retryAfterSeconds: 30 })
  wait(30_000)
  expect(await send('c', '3')).toBe('saved')
})

it('is full while the maximum number of saves wait, and free afterward', async () => {
  const { submit, isFull, isSaving } = setup({ maxPending: 1 })
  expect([isFull(), isSaving()]).toEqual([false, false])
  const gate = new EventEmitter()
  const first = submit('a', async () => {
    await once(gate, 'open')
    return 'saved'
  })
  expect([isFull(), isSaving()]).toEqual([true, true])
  gate.emit('open')
  expect(await first).toBe('saved')
  expect([isFull(), isSaving()]).toEqual([false, false])
})
