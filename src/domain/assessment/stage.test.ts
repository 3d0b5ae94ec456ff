import { describe, expect, it } from 'vitest'
import { oneDecimal } from './scoring.ts'
import { describedStageOf, gapOf, stageOf } from './stage-of.ts'
import type { Gap, StageName } from './stage-of.ts'
import { MODEL, withStages, WITHOUT_GAPS } from '../../../tests/support/twelve-by-five.ts'

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
      Array.from({ length: 49 }, (_, index) => index + 12),
    )
  })

  it.each(TOTALS)('%i, shown as %s, is %s', (total, shown, stage) => {
    expect(stageOf(MODEL, total / 12)).toBe(stage)
    expect(gapOf(MODEL, total / 12)).toEqual(GAPS[total])
    expect(describedStageOf(MODEL, total / 12)).toBe(GAPS[total]?.below ?? stage)
    expect(oneDecimal(total / 12)).toBe(shown)
  })
})

describe('the ends of a range', () => {
  it.each(MODEL.stages)('belong to $name', ({ name, from, to }) => {
    expect(stageOf(MODEL, from)).toBe(name)
    expect(stageOf(MODEL, to)).toBe(name)
    expect(gapOf(MODEL, from)).toBeUndefined()
    expect(gapOf(MODEL, to)).toBeUndefined()
  })
})

describe('an edited table', () => {
  it('without gaps leaves no total between two stages', () => {
    const stages = [19, 31, 41, 51].map((total) => stageOf(WITHOUT_GAPS, total / 12))

    expect(stages).toEqual(['Ad Hoc', 'Foundational', 'Evolving', 'Strategic'])
    expect(TOTALS.filter(([total]) => gapOf(WITHOUT_GAPS, total / 12))).toEqual([])
  })

  it('that ends below 5 reports the scores above it as Ad Hoc, in no gap', () => {
    const model = withStages({ 4: { to: 4.8 } })

    expect(stageOf(model, 58 / 12)).toBe('Ad Hoc')
    expect(gapOf(model, 58 / 12)).toBeUndefined()
  })
})
