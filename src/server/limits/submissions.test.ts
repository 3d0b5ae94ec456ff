import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import type { Networks } from './networks.ts'
import { createSubmissions } from './submissions.ts'

const LIMITS = { clientBurst: 2, clientPerMinute: 60, totalPerMinute: 1000, mostPending: 10 }
const LIMITED = { retryAfterSeconds: 1 }

/** Keys as a store has them: the second time a key comes it is a repeat. */
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
      submissions.submit([client], async () => {
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

it('counts a repeat like a new row', async () => {
  const { send } = setup()
  expect(await send('a', '1')).toBe('saved')
  expect(await send('a', '1')).toBe('repeated')
  expect(await send('a', '1')).toEqual(LIMITED)
})

it('counts a row that the store could not take', async () => {
  const { send, submit } = setup()
  const fail = () => submit(['a'], () => Promise.reject(new Error('full')))
  await expect(fail()).rejects.toThrow('full')
  await expect(fail()).rejects.toThrow('full')
  expect(await send('a', '1')).toEqual(LIMITED)
})

it('limits everyone together, and takes no token from the client for that', async () => {
  const { send, wait } = setup({ totalPerMinute: 1, clientBurst: 1, clientPerMinute: 1 })
  expect(await send('a', '1')).toBe('saved')
  expect(await send('b', '2')).toBe('saved')
  wait(30_000)
  expect(await send('c', '3')).toEqual({ retryAfterSeconds: 30 })
  expect(await send('c', '3'), 'no sooner for another try').toEqual({ retryAfterSeconds: 30 })
  wait(30_000)
  expect(await send('c', '3')).toBe('saved')
})

it('lets a network that has sent little in when all others have sent too much', async () => {
  const { send } = setup({ totalPerMinute: 20, clientBurst: 30 })
  for (let index = 0; index < 30; index += 1) await send('loud', `loud ${index}`)
  expect(await send('loud', 'more')).toMatchObject({ retryAfterSeconds: expect.any(Number) })

  expect(await send('quiet', 'lead')).toBe('saved')
})

it('lets a network in as one that has sent little three times in an hour, with all its parts', async () => {
  const { send, submit, wait } = setup({ totalPerMinute: 50, clientBurst: 100 })
  let sent = 0
  const countLetIn = async (count: number, from: () => Promise<unknown>) => {
    const outcomes = []
    for (let index = 0; index < count; index += 1) outcomes.push(await from())
    return outcomes.filter((outcome) => outcome === 'saved').length
  }
  const loud = () => send('loud', `loud ${(sent += 1)}`)
  const quiet = () => {
    sent += 1
    return submit([`${sent}/64`, `${sent}/56`, 'all/48'], async () => 'saved')
  }

  expect(await countLetIn(60, loud)).toBe(50 + 3)
  expect(await countLetIn(8, quiet)).toBe(3)
  wait(60_000)
  expect(await countLetIn(60, loud)).toBe(50)
  expect(await countLetIn(8, quiet)).toBe(0)
})

it('does not let the others take what is reserved for networks that send little', async () => {
  const { send, rows } = setup({ totalPerMinute: 100, clientBurst: 200 })
  for (let index = 0; index < 200; index += 1) await send('loud', `loud ${index}`)
  expect(rows.size).toBe(100 + 3)
  for (let client = 0; client < 16; client += 1) await send(`new ${client}`, `new ${client}`)
  expect(rows.size).toBe(100 + 3 + 16)
})

it('counts each IPv4 address by itself, however many send', async () => {
  const { send, rows } = setup({ clientBurst: 1 })
  for (let client = 0; client < 20; client += 1) await send(`10.0.0.${client}`, `${client}`)
  expect(rows.size).toBe(20)
})

it('counts an IPv6 network as a whole, however many parts of it send', async () => {
  const { submit, wait } = setup({ clientBurst: 10, totalPerMinute: 10_000 })
  const saved = async () => 'saved' as const
  const sendFrom = async (count: number, networks: (index: number) => Networks) => {
    let kept = 0
    for (let index = 0; index < count; index += 1) {
      const [closest, ...wider] = networks(index)
      const outcome = await submit([closest, ...wider], saved)
      if (outcome === 'saved') kept += 1
    }
    return kept
  }

  expect(await sendFrom(100, (index) => [`a${index}`, 'a/56', 'a/48'])).toBe(40)
  expect(await sendFrom(100, (index) => [`b${index}`, `b${index}/56`, 'b/48'])).toBe(80)
  expect(await sendFrom(100, () => ['c', 'c/56', 'c/48'])).toBe(10)
  // A client may send one more in each second, and a /56 four.
  wait(500)
  expect(await sendFrom(5, (index) => [`d${index}`, 'a/56', 'a/48'])).toBe(2)
})

it('is full while as many saves wait as may, and free again after', async () => {
  const { submit, isFull, isSaving } = setup({ mostPending: 1 })
  expect([isFull(), isSaving()]).toEqual([false, false])
  const gate = new EventEmitter()
  const first = submit(['a'], async () => {
    await once(gate, 'open')
    return 'saved'
  })
  expect([isFull(), isSaving()]).toEqual([true, true])
  gate.emit('open')
  expect(await first).toBe('saved')
  expect([isFull(), isSaving()]).toEqual([false, false])
})
