import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LEAD, openApp } from '../app.suite.ts'
import { parseConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { startRetention } from './retention.ts'

it('deletes older rows at the start and keeps newer ones, in the log only their number', async () => {
  const { store, folder, rows } = await openApp()
  for (const key of ['old-1', 'old-2', 'new', 'newest']) await store.saveLead(key, LEAD)
  const db = new DatabaseSync(`${folder}/data.sqlite`, { timeout: 5000 })
  db.exec(`UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z'
    WHERE idempotency_key LIKE 'old%'`)
  db.exec(`UPDATE maturity_quiz_leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-8 days')
    WHERE idempotency_key = 'new'`)
  db.close()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })

  const retention = startRetention(store, 365, log)
  onTestFinished(() => retention.stop())

  await expect.poll(() => rows('maturity_quiz_leads').length).toBe(2)
  await expect.poll(() => logged.length).toBe(1)
  expect(rows('maturity_quiz_leads')).toMatchObject([
    { idempotency_key: 'new' },
    { idempotency_key: 'newest' },
  ])
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ leads: 2, responses: 0 })
  expect(logged.join()).not.toContain('Ada')
})

it.each([
  ['no row came in for so long', ['old']],
  ['the first row after so long came in just now', ['old', 'new']],
])('deletes nothing and says so where %s: the clock may be ahead', async (_, keys) => {
  const { store, folder, rows } = await openApp()
  for (const key of keys) await store.saveLead(key, LEAD)
  const db = new DatabaseSync(`${folder}/data.sqlite`, { timeout: 5000 })
  db.exec(`UPDATE maturity_quiz_leads SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    WHERE idempotency_key = 'old'`)
  db.close()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })

  const retention = startRetention(store, 365, log)
  await expect.poll(() => logged.length).toBe(1)
  await retention.stop()

  expect(logged[0]).toContain('the clock seems to be ahead')
  expect(rows('maturity_quiz_leads')).toHaveLength(keys.length)
})

it('is set in days, and off without', () => {
  const daysOf = (env: Record<string, string>) => {
    const config = parseConfig(env)
    return config.ok ? config.value.retentionDays : config.error
  }

  expect(daysOf({})).toBeUndefined()
  expect(daysOf({ RETENTION_DAYS: '365' })).toBe(365)
  expect(daysOf({ RETENTION_DAYS: '0' })).toEqual([
    "RETENTION_DAYS must be a whole number from 1 to 36500, but is '0'.",
  ])
})

const HOUR_MS = 3_600_000

/** A store that deletes these rows, step by step. */
function setup(
  steps: readonly ({ leads: number; responses: number } | Error)[],
  isClockAhead = false,
) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const left = [...steps]
  const logged: string[] = []
  const asked: { days?: number; now?: Date; before?: Date }[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const store = {
    isClockAhead: async (days: number, now: Date) => {
      asked.push({ days, now })
      return isClockAhead
    },
    purgeSome: async (before: Date) => {
      asked.push({ before })
      const step = left.shift() ?? { leads: 0, responses: 0 }
      if (step instanceof Error) throw step
      return step
    },
  }
  const retention = startRetention(store, 10, log)
  onTestFinished(() => retention.stop())
  return { retention, asked, lines: () => logged.map((line) => JSON.parse(line)) }
}

it('deletes what is older by so many days, step by step, and says how much it was', async () => {
  const { asked, lines } = setup([
    { leads: 500, responses: 0 },
    { leads: 0, responses: 500 },
    { leads: 3, responses: 4 },
  ])
  await expect
    .poll(lines)
    .toMatchObject([{ level: 30, leads: 503, responses: 504, msg: 'old rows deleted' }])
  const now = new Date('2026-11-20T12:00:00.000Z')
  const before = new Date('2026-11-10T12:00:00.000Z')
  expect(asked).toEqual([{ days: 10, now }, { before }, { before }, { before }, { before }])
})

it.each([
  ['leads', { leads: 1, responses: 0 }],
  ['responses', { leads: 0, responses: 1 }],
])('says so where %s alone were deleted', async (_what, step) => {
  const { lines } = setup([step])
  await expect.poll(lines).toMatchObject([{ ...step, msg: 'old rows deleted' }])
})

it('goes on after a step that deleted as many leads as responses', async () => {
  const { lines } = setup([
    { leads: 5, responses: 5 },
    { leads: 1, responses: 0 },
  ])
  await expect.poll(lines).toMatchObject([{ leads: 6, responses: 5 }])
})

it('looks again every six hours, also after a failure, and no more once it is stopped', async () => {
  const { retention, asked, lines } = setup([new Error('permission denied to Ada')])
  await nextTurn()
  expect(lines()).toMatchObject([
    { level: 50, msg: 'old rows could not be deleted', error: { name: 'Error' } },
  ])
  expect(JSON.stringify(lines())).not.toContain('Ada')
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS - 1)
  expect(asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(4)
  expect(lines()).toHaveLength(1)

  await retention.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('stops after the step that is under way', async () => {
  const step = { leads: 1, responses: 0 }
  const { retention, asked } = setup([step, step, step])
  await expect.poll(() => asked.length).toBe(2)
  await retention.stop()
  expect(asked).toHaveLength(2)
})

it('looks again every six hours though the clock was ahead', async () => {
  const { asked, lines } = setup([], true)
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS)
  expect(asked).toHaveLength(2)
  expect(lines()).toMatchObject([
    { level: 50, days: 10, msg: expect.stringContaining('nothing is deleted') },
    { level: 50, days: 10 },
  ])
})
