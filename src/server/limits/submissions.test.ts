import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { createSubmissions } from './submissions.ts'

const LIMITS = { clientBurst: 2, clientPerMinute: 60, totalPerMinute: 1000, maxPending: 10 }
const LIMITED = { retryAfterSeconds: 1 }

function setup(limits = {}) {
  let at = 0
  const submissions = createSubmissions({ ...LIMITS, ...limits }, () => at)
  return {
    ...submissions,
    wait(ms: number) {
      at += ms
    },
    send: (client: string) => submissions.submit(client, async () => 'saved'),
  }
}

it('refuses a client that sends too many new rows, and no other client', async () => {
  const { send } = setup()
  await send('a')
  await send('a')
  expect(await send('a')).toEqual(LIMITED)
  expect(await send('b')).toBe('saved')
})

it('counts a row that the store could not save', async () => {
  const { send, submit } = setup()
  const fail = () => submit('a', () => Promise.reject(new Error('full')))
  await expect(fail()).rejects.toThrow('full')
  await expect(fail()).rejects.toThrow('full')
  expect(await send('a')).toEqual(LIMITED)
})

it('limits everyone together without using a token of the client', async () => {
  const { send, wait } = setup({ totalPerMinute: 1, clientBurst: 1, clientPerMinute: 1 })
  expect(await send('a')).toBe('saved')
  wait(30_000)
  expect(await send('c')).toEqual({ retryAfterSeconds: 30 })
  expect(await send('c'), 'no sooner for another try').toEqual({ retryAfterSeconds: 30 })
  wait(30_000)
  expect(await send('c')).toBe('saved')
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
