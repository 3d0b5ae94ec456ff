import { expect, it, onTestFinished, vi } from 'vitest'
import { OutcomeUnknownError } from '../../store/errors.ts'
import type { MilestoneCount } from '../../store/milestone-counts.ts'
import { createLog } from '../log.ts'
import { startMilestoneCounts } from './milestone-counts.ts'

function setup() {
  const kept: MilestoneCount[] = []
  let now = new Date('2026-11-20T23:59:59.999Z')
  let failure: Error | undefined
  let calls = 0
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const addMilestones = async (counts: readonly MilestoneCount[]) => {
    calls += 1
    if (failure) throw failure
    kept.push(...counts)
  }
  const milestones = startMilestoneCounts({ addMilestones }, log, () => now)
  return {
    milestones,
    kept,
    calls: () => calls,
    lines: () => logged.map((line) => JSON.parse(line)),
    setNow: (text: string) => (now = new Date(text)),
    setFailure: (error?: Error) => (failure = error),
  }
}

it('counts by UTC day, and saves each count once', async () => {
  const { milestones, kept, setNow } = setup()
  milestones.add('home')
  setNow('2026-11-21T00:00:00.000Z')
  milestones.add('home')
  milestones.add('home')
  await milestones.flush()
  await milestones.flush()
  milestones.add('start')
  await milestones.stop()

  expect(kept).toEqual([
    { day: '2026-11-20', milestone: 'home', count: 1 },
    { day: '2026-11-21', milestone: 'home', count: 2 },
    { day: '2026-11-21', milestone: 'start', count: 1 },
  ])
})

it('keeps counts that the store rejected', async () => {
  const { milestones, kept, lines, setFailure } = setup()
  milestones.add('home')
  setFailure(new Error('down'))
  await milestones.flush()
  expect(lines()).toMatchObject([
    { level: 40, msg: 'milestones not kept', error: { name: 'Error' } },
  ])
  milestones.add('home')
  setFailure()
  await milestones.stop()

  expect(kept).toEqual([{ day: '2026-11-20', milestone: 'home', count: 2 }])
})

it('counts no visit twice if it is unknown whether the store saved', async () => {
  const { milestones, kept, setFailure } = setup()
  milestones.add('home')
  setFailure(new OutcomeUnknownError('no answer to the commit'))
  await milestones.flush()
  milestones.add('start')
  setFailure()
  await milestones.stop()

  expect(kept).toEqual([{ day: '2026-11-20', milestone: 'start', count: 1 }])
})

it('saves counts every minute until it is stopped, and nothing if there are none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { milestones, kept, calls } = setup()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(0)
  milestones.add('home')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(kept).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(kept).toHaveLength(1)

  await milestones.stop()
  expect(vi.getTimerCount()).toBe(0)
})
