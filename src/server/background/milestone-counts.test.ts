import { expect, it } from 'vitest'
import type { MilestoneCount } from '../../store/store.ts'
import { createLog } from '../log.ts'
import { startMilestoneCounts } from './milestone-counts.ts'

function setup() {
  const kept: MilestoneCount[] = []
  let now = new Date('2026-11-20T23:59:59.999Z')
  let isDown = false
  const log = createLog('debug', { write: () => {} })
  const addMilestones = async (counts: readonly MilestoneCount[]) => {
    if (isDown) throw new Error('down')
    kept.push(...counts)
  }
  const milestones = startMilestoneCounts({ addMilestones }, log, () => now)
  return {
    milestones,
    kept,
    setNow: (text: string) => (now = new Date(text)),
    setDown: (down: boolean) => (isDown = down),
  }
}

it('counts by day in UTC, and hands each count over once', async () => {
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

it('keeps what the store did not take', async () => {
  const { milestones, kept, setDown } = setup()
  milestones.add('home')
  setDown(true)
  await milestones.flush()
  milestones.add('home')
  setDown(false)
  await milestones.stop()

  expect(kept).toEqual([{ day: '2026-11-20', milestone: 'home', count: 2 }])
})
