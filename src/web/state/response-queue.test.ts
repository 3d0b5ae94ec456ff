import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResponseBody } from '../../contract/bodies.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import type { SaveResult } from '../save-result.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createResponseQueue } from './response-queue.ts'

const ANSWERS = answersOf('123 451 234 512')
const SAVED: SaveResult = { kind: 'saved' }
const REFUSED: SaveResult = { kind: 'refused', reason: 'The server replied 422.', errors: {} }
const DOWN: SaveResult = { kind: 'unavailable', reason: 'Failed to fetch' }
const TEN_MINUTES_MS = 600_000
const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function responseOf(name: string): ResponseBody {
  return {
    session_id: `session_1763640000000_${name.padEnd(8, '0')}`,
    responses: ANSWERS,
    user_email: null,
  }
}

/** A queue and a server whose replies the test decides. */
function setup({ random = 1 } = {}) {
  const storage = memoryStorage()
  const server = {
    reply: SAVED,
    isSilentToTeams: false,
    whileSending: () => {},
    sent: [] as string[],
    sentAt: [] as number[],
    unheard: [] as string[],
    refused: [] as string[],
  }
  const open = () =>
    createResponseQueue(
      storage,
      {
        saveResponse: async ({ session_id }) => {
          server.sent.push(session_id)
          server.sentAt.push(Date.now())
          server.whileSending()
          return server.reply
        },
        saveResponseBeacon: ({ session_id }) => void server.unheard.push(session_id),
        saveTeamAnswers: async ({ code }) => {
          server.sent.push(code)
          server.whileSending()
          return server.isSilentToTeams ? new Promise<never>(() => {}) : server.reply
        },
      },
      () => random,
      ({ team }) => server.refused.push(team),
    )
  const queue = open()
  const send = (...responses: ResponseBody[]) => {
    for (const response of responses) queue.add(response)
    return queue.send()
  }
  return { storage, server, open, queue, send }
}

const [A, B] = [responseOf('a'), responseOf('b')]
const TEAM = 'K7Q2M4XT9B3C5D6E'
const OWN = { team: TEAM, member: '3V5GN8PZ2RTWY0AH', code: '58MQ-G0FQ' }
const CHANGED = { ...OWN, code: '1111-1111' }

it('gives up a response that the server finally rejects, and sends the rest', async () => {
  const { send, server } = setup()
  server.reply = REFUSED
  await send(A, B)
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)

  expect(server.sent).toEqual([A.session_id, B.session_id])
})

describe('while the server is down', () => {
  it('retries the oldest with waits that grow to ten minutes', async () => {
    const { send, server } = setup()
    server.reply = DOWN
    await send(A, B)
    await vi.advanceTimersByTimeAsync(6 * TEN_MINUTES_MS)

    const waits = server.sentAt
      .slice(1)
      .map((at, index) => (at - (server.sentAt[index] ?? 0)) / 1000)
    expect(waits.slice(0, 12)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600])
    expect(new Set(server.sent)).toEqual(new Set([A.session_id]))

    server.reply = SAVED
    await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)
    expect(server.sent.slice(-2)).toEqual([A.session_id, B.session_id])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits at least half as long, at random', async () => {
    const { send, server } = setup({ random: 0 })
    server.reply = DOWN
    await send(A)
    await vi.advanceTimersByTimeAsync(3000)

    expect(server.sentAt.map((at) => at - (server.sentAt[0] ?? 0))).toEqual([0, 1000, 3000])
  })

  it.each([
    [30_000, 30_000],
    [Infinity, DAY_MS],
  ])('waits as long as the server asks (%d ms), at most a day', async (retryAfterMs, waitMs) => {
    const { send, server } = setup()
    server.reply = { kind: 'unavailable', reason: 'The server replied 503.', retryAfterMs }
    await send(A)
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(server.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(server.sent).toHaveLength(2)
  })

  it('begins with short waits again after something was saved', async () => {
    const { send, server } = setup()
    server.reply = DOWN
    await send(A, B)
    await vi.advanceTimersByTimeAsync(14_000)
    server.reply = SAVED
    server.whileSending = () => {
      if (server.sent.at(-1) === B.session_id) server.reply = DOWN
    }
    await vi.advanceTimersByTimeAsync(16_000)
    expect(server.sent.at(-1)).toBe(B.session_id)
    const { length } = server.sent
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.sent).toHaveLength(length + 1)
  })

  it('reports only in the console why nothing was saved', async () => {
    const { send, server } = setup()
    await send(A)
    expect(console.error).not.toHaveBeenCalled()

    server.reply = DOWN
    await send(B)
    expect(console.error).toHaveBeenCalledWith('The response was not saved.', 'Failed to fetch')
  })

  it('has one timer, however often it is asked to send', async () => {
    const { queue, server } = setup()
    server.reply = DOWN
    queue.add(A)
    for (let time = 0; time < 5; time += 1) await queue.send()
    expect(vi.getTimerCount()).toBe(1)

    server.reply = SAVED
    await queue.send()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('sends nothing that was cleared meanwhile, and leaves what was added to the next pass', async () => {
  const { queue, server } = setup()
  queue.add(A)
  queue.add(B)
  server.whileSending = () => {
    queue.clear()
    queue.add(responseOf('c'))
  }
  await queue.send()

  expect(server.sent).toEqual([A.session_id])
})

it('sends with a beacon, and keeps responses until the server confirms them', async () => {
  const { queue, server } = setup()
  queue.add(A)
  queue.sendBeacon()
  await queue.send()
  queue.sendBeacon()

  expect(server.unheard).toEqual([A.session_id])
  expect(server.sent).toEqual([A.session_id])
})

it('keeps the newest twenty', async () => {
  const { queue, server } = setup()
  const many = Array.from({ length: 25 }, (_, index) => responseOf(`r${index}`))
  many.forEach(queue.add)
  await queue.send()

  expect(server.sent).toEqual(many.slice(5).map(({ session_id }) => session_id))
})

it('reads what a visit before left under its key', async () => {
  const { storage, queue, server } = setup()
  storage.set('assessmentOutbox', JSON.stringify([A]))
  await queue.send()

  expect(server.sent).toEqual([A.session_id])
  expect(storage.get('assessmentOutbox')).toBeUndefined()
  queue.add(B)
  queue.clear()
  expect(storage.get('assessmentOutbox'), 'of what was cleared').toBeUndefined()
})

it.each([
  { length: 1 },
  [{ session_id: 'x' }, 7, null],
  [{ ...OWN, team: 'short' }],
  [{ ...OWN, member: '../../leads' }],
  [{ ...OWN, code: 5 }],
])('sends nothing of %j', async (stored) => {
  const { storage, queue, server } = setup()
  storage.set('assessmentOutbox', JSON.stringify(stored))
  await queue.sendAll()

  expect(server.sent).toEqual([])
})

describe('answers for a team', () => {
  it('are sent after the response, and again in a later visit', async () => {
    const { queue, server, open } = setup()
    server.reply = DOWN
    queue.add(A)
    queue.addToTeam(OWN)
    await queue.send()
    expect([queue.waitsFor(TEAM), queue.waitsFor('T'.repeat(16))]).toEqual([true, false])
    server.reply = SAVED
    await open().sendAll()
    await open().sendAll()
    expect(queue.waitsFor(TEAM)).toBe(false)

    expect(server.sent).toEqual([A.session_id, A.session_id, OWN.code])
  })

  it('are waited for by no report, not even by the next one', async () => {
    const { queue, server, send } = setup()
    server.isSilentToTeams = true
    queue.add(A)
    queue.addToTeam(OWN)
    await queue.send()
    await send(B)

    expect(server.sent).toEqual([A.session_id, OWN.code, B.session_id])
  })

  it('are tried again by themselves, after the responses', async () => {
    const { queue, server } = setup()
    server.reply = DOWN
    queue.addToTeam(OWN)
    await queue.sendAll()
    queue.add(A)
    server.reply = SAVED
    await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS)

    expect([server.sent, vi.getTimerCount()]).toEqual([[OWN.code, A.session_id, OWN.code], 0])
  })

  it('take the place of earlier ones that wait, and are sent after those under way', async () => {
    const { queue, server } = setup()
    queue.addToTeam({ ...OWN, code: '2222-2222' })
    queue.addToTeam(OWN)
    server.whileSending = () => {
      if (server.sent.length === 1) queue.addToTeam(CHANGED)
    }
    await queue.sendAll()
    await queue.sendAll()

    expect(server.sent).toEqual([OWN.code, CHANGED.code])
  })

  it('are given up with their team, and all with a full one', async () => {
    const { queue, server } = setup()
    queue.addToTeam(OWN)
    queue.addToTeam({ ...CHANGED, team: 'T'.repeat(16) })
    queue.dropTeam(TEAM)
    server.reply = REFUSED
    await queue.sendAll()
    await queue.sendAll()

    expect([server.sent, server.refused]).toEqual([[CHANGED.code], ['T'.repeat(16)]])
  })
})
