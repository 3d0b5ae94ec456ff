import { expect, it } from 'vitest'
import type { StepCount } from '../store/store.ts'
import { createLog } from './log.ts'
import { startStepCounts } from './step-counts.ts'

function setup() {
  const kept: StepCount[] = []
  let now = new Date('2026-11-20T23:59:59.999Z')
  let isDown = false
  const log = createLog('debug', { write: () => {} })
  const addSteps = async (counts: readonly StepCount[]) => {
    if (isDown) throw new Error('down')
    kept.push(...counts)
  }
  const steps = startStepCounts({ addSteps }, log, () => now)
  return {
    steps,
    kept,
    setNow: (text: string) => (now = new Date(text)),
    setDown: (down: boolean) => (isDown = down),
  }
}

it('counts by day in UTC, and hands each count over once', async () => {
  const { steps, kept, setNow } = setup()
  steps.add('home')
  setNow('2026-11-21T00:00:00.000Z')
  steps.add('home')
  steps.add('home')
  await steps.flush()
  await steps.flush()
  steps.add('start')
  await steps.stop()

  expect(kept).toEqual([
    { day: '2026-11-20', step: 'home', count: 1 },
    { day: '2026-11-21', step: 'home', count: 2 },
    { day: '2026-11-21', step: 'start', count: 1 },
  ])
})

it('keeps what the store did not take', async () => {
  const { steps, kept, setDown } = setup()
  steps.add('home')
  setDown(true)
  await steps.flush()
  steps.add('home')
  setDown(false)
  await steps.stop()

  expect(kept).toEqual([{ day: '2026-11-20', step: 'home', count: 2 }])
})
