import type { Load } from './server/load.ts'

/** What is run again and again, and the median of what it gave. */
export type Contender = { run(): Promise<Load>; keep(load: Load): void; median(): Load }

export function createContender(run: () => Promise<Load>): Contender {
  const loads: Load[] = []
  const medianFor = (valueOf: (load: Load) => number) => medianOf(loads.map(valueOf))
  return {
    run,
    keep: (load) => void loads.push(load),
    median: () => ({
      perSecond: medianFor(({ perSecond }) => perSecond),
      p50Ms: medianFor(({ p50Ms }) => p50Ms),
      p99Ms: medianFor(({ p99Ms }) => p99Ms),
      processorUs: medianFor(({ processorUs }) => processorUs),
      refused: loads.reduce((sum, { refused }) => sum + refused, 0),
    }),
  }
}

/**
 * Runs all by turns, so that other work on the machine slows them alike, and every second time in the
 * opposite order. The first round only warms up.
 */
export async function takeTurns(rounds: number, contenders: readonly Contender[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      const load = await contender.run()
      if (round > 0) contender.keep(load)
    }
  }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
