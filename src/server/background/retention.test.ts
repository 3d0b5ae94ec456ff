import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '../log.ts'
import { NO_ROWS } from '../../store/erase.ts'
import { startRetention } from './retention.ts'

const HOUR_MS = 3_600_000

/** A store that deletes these numbers of rows, step by step. */
function setup(
  steps: readonly ({ leads: number; responses: number } | Error)[],
  { events = 0, doubtedHours = 0, isAllKept = false } = {},
) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const left = [...steps]
  const logged: string[] = []
  const calls: Date[] = []
  const idleSince: Date[] = []
  const idle = [12, 3]
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const dropped: Date[] = []
  let hoursRun = 0
  const store = {
    trustClock: async (_: Date, hours: number) => (hoursRun += hours) >= doubtedHours,
    sendWaitingSoon: async () => {},
    dropTeamMarks: async () => {},
    dropOldPayloads: async (before: Date) => {
      dropped.push(before)
      return events
    },
    purgeSome: async (before: Date) => {
      calls.push(before)
      const step = left.shift() ?? NO_ROWS
      if (step instanceof Error) throw step
      return { ...NO_ROWS, ...step }
    },
    purgeIdleTeams: async (before: Date) => {
      idleSince.push(before)
      return { ...NO_ROWS, teamAnswers: idle.shift() ?? 0 }
    },
  }
  const retention = startRetention(store, isAllKept ? undefined : 10, log)
  onTestFinished(() => retention.stop())
  return {
    retention,
    calls,
    dropped,
    idleSince,
    lines: () => logged.map((line) => JSON.parse(line)),
  }
}

it('deletes older rows step by step, and logs how many', async () => {
  const { calls, lines } = setup([
    { leads: 500, responses: 0 },
    { leads: 0, responses: 500 },
    { leads: 3, responses: 4 },
  ])
  await expect
    .poll(lines)
    .toMatchObject([{ level: 30, leads: 503, responses: 504, msg: 'old rows deleted' }])
  const before = new Date('2026-11-10T12:00:00.000Z')
  expect(calls).toEqual([before, before, before, before])
})

it('runs each day, even after a failure, until it is stopped', async () => {
  const { retention, calls, lines } = setup([new Error('permission denied to Ada')])
  await nextTurn()
  expect(lines()).toMatchObject([
    { level: 50, msg: 'old rows could not be deleted', error: { name: 'Error' } },
  ])
  expect(JSON.stringify(lines())).not.toContain('Ada')
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS - 1)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
  expect(lines()).toHaveLength(1)

  await retention.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('deletes and gives up nothing while the clock is in doubt, and says so once', async () => {
  const { calls, dropped, lines } = setup([], { doubtedHours: 30 })

  await vi.advanceTimersByTimeAsync(30 * HOUR_MS - 1)
  expect([calls, dropped]).toEqual([[], []])
  expect(lines()).toMatchObject([
    { level: 40, msg: expect.stringContaining('a year past the newest row') },
  ])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => [calls.length, dropped.length]).toEqual([1, 1])
})

it('stops after the step under way', async () => {
  const step = { leads: 1, responses: 0 }
  const { retention, calls } = setup([step, step, step])
  await expect.poll(() => calls.length).toBe(1)
  await retention.stop()
  expect(calls).toHaveLength(1)
})

it('gives up events that no channel accepted within 30 days, even if all rows are kept', async () => {
  const { calls, dropped, lines } = setup([], { isAllKept: true, events: 2 })

  const line = expect.objectContaining({ dropped: 2, msg: 'old events given up' })
  await expect.poll(lines).toContainEqual(line)
  expect([dropped, calls]).toEqual([[new Date('2026-10-21T12:00:00.000Z')], []])
})

it('deletes teams without new answers for a year, even if all other rows are kept', async () => {
  const { calls, idleSince, lines } = setup([], { isAllKept: true })

  await expect
    .poll(lines)
    .toMatchObject([{ leads: 0, responses: 0, teamAnswers: 15, msg: 'old rows deleted' }])
  const before = new Date('2025-11-20T12:00:00.000Z')
  expect(idleSince).toEqual([before, before, before])
  expect(calls).toEqual([])
})
