import { afterEach, describe, expect, it } from 'vitest'
import { oneDecimal } from './scoring.ts'
import { STAGES } from './stage.ts'
import { describedStageOf, gapOf, stageOf } from './stage-of.ts'
import { stageOfTotal } from './scoring.ts'
import type { Gap, StageName } from './stage.ts'

/** Total of the twelve answers, the overall score as shown, the stage. */
const TOTALS: readonly (readonly [number, string, StageName])[] = [
  [12, '1.0', 'Ad Hoc'],
  [13, '1.1', 'Ad Hoc'],
  [14, '1.2', 'Ad Hoc'],
  [15, '1.3', 'Ad Hoc'],
  [16, '1.3', 'Ad Hoc'],
  [17, '1.4', 'Ad Hoc'],
  [18, '1.5', 'Ad Hoc'],
  [19, '1.6', 'Ad Hoc'],
  [20, '1.7', 'Foundational'],
  [21, '1.8', 'Foundational'],
  [22, '1.8', 'Foundational'],
  [23, '1.9', 'Foundational'],
  [24, '2.0', 'Foundational'],
  [25, '2.1', 'Foundational'],
  [26, '2.2', 'Foundational'],
  [27, '2.3', 'Foundational'],
  [28, '2.3', 'Foundational'],
  [29, '2.4', 'Foundational'],
  [30, '2.5', 'Foundational'],
  [31, '2.6', 'Ad Hoc'],
  [32, '2.7', 'Evolving'],
  [33, '2.8', 'Evolving'],
  [34, '2.8', 'Evolving'],
  [35, '2.9', 'Evolving'],
  [36, '3.0', 'Evolving'],
  [37, '3.1', 'Evolving'],
  [38, '3.2', 'Evolving'],
  [39, '3.3', 'Evolving'],
  [40, '3.3', 'Evolving'],
  [41, '3.4', 'Ad Hoc'],
  [42, '3.5', 'Strategic'],
  [43, '3.6', 'Strategic'],
  [44, '3.7', 'Strategic'],
  [45, '3.8', 'Strategic'],
  [46, '3.8', 'Strategic'],
  [47, '3.9', 'Strategic'],
  [48, '4.0', 'Strategic'],
  [49, '4.1', 'Strategic'],
  [50, '4.2', 'Strategic'],
  [51, '4.3', 'Ad Hoc'],
  [52, '4.3', 'Optimized'],
  [53, '4.4', 'Optimized'],
  [54, '4.5', 'Optimized'],
  [55, '4.6', 'Optimized'],
  [56, '4.7', 'Optimized'],
  [57, '4.8', 'Optimized'],
  [58, '4.8', 'Optimized'],
  [59, '4.9', 'Optimized'],
  [60, '5.0', 'Optimized'],
]

const GAPS: { readonly [total: number]: Gap } = {
  19: { below: 'Ad Hoc', above: 'Foundational' },
  31: { below: 'Foundational', above: 'Evolving' },
  41: { below: 'Evolving', above: 'Strategic' },
  51: { below: 'Strategic', above: 'Optimized' },
}

describe('the 49 totals', () => {
  it('are all here', () => {
    expect(TOTALS.map(([total]) => total)).toEqual(
      Array.from({ length: 49 }, (_, place) => place + 12),
    )
  })

  it.each(TOTALS)('%i, shown as %s, is %s', (total, shown, stage) => {
    expect(stageOf(total / 12)).toBe(stage)
    expect(stageOfTotal(total)).toBe(stage)
    expect(gapOf(total / 12)).toEqual(GAPS[total])
    expect(describedStageOf(total / 12)).toBe(GAPS[total]?.below ?? stage)
    expect(oneDecimal(total / 12)).toBe(shown)
  })
})

describe('the ends of a range', () => {
  it.each(STAGES)('belong to $name', ({ name, from, to }) => {
    expect(stageOf(from)).toBe(name)
    expect(stageOf(to)).toBe(name)
    expect(gapOf(from)).toBeUndefined()
    expect(gapOf(to)).toBeUndefined()
  })
})

describe('an edited table', () => {
  const original = STAGES.map((stage) => ({ ...stage }))
  afterEach(() => {
    STAGES.forEach((stage, place) => Object.assign(stage, original[place]))
  })

  it('without gaps leaves no total between two stages', () => {
    const bounds = [1.59, 2.59, 3.49, 4.29, 5]
    STAGES.forEach((stage, place) => Object.assign(stage, { to: bounds[place] }))

    const stages = [19, 31, 41, 51].map(stageOfTotal)

    expect(stages).toEqual(['Ad Hoc', 'Foundational', 'Evolving', 'Strategic'])
    expect(TOTALS.filter(([total]) => gapOf(total / 12))).toEqual([])
  })

  it('that ends below 5 reports the scores above it as Ad Hoc, in no gap', () => {
    Object.assign(STAGES[4], { to: 4.8 })

    expect(stageOfTotal(58)).toBe('Ad Hoc')
    expect(gapOf(58 / 12)).toBeUndefined()
  })
})
