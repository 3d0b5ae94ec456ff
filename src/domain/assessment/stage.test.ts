import { describe, expect, it } from 'vitest'
import { oneDecimal } from './scoring.ts'
import { describedStageOf, gapOf, stageOf } from './stage-of.ts'
import type { Gap, StageName } from './stage-of.ts'
import { MODEL, withStages, WITHOUT_GAPS } from '../../../tests/support/twelve-by-five.ts'

/** From this total on, the scores as shown and their stage: gaps are Ad Hoc. */
const RANGES: readonly (readonly [number, StageName, string])[] = [
  [12, 'Ad Hoc', '1.0 1.1 1.2 1.3 1.3 1.4 1.5 1.6'],
  [20, 'Foundational', '1.7 1.8 1.8 1.9 2.0 2.1 2.2 2.3 2.3 2.4 2.5'],
  [31, 'Ad Hoc', '2.6'],
  [32, 'Evolving', '2.7 2.8 2.8 2.9 3.0 3.1 3.2 3.3 3.3'],
  [41, 'Ad Hoc', '3.4'],
  [42, 'Strategic', '3.5 3.6 3.7 3.8 3.8 3.9 4.0 4.1 4.2'],
  [51, 'Ad Hoc', '4.3'],
  [52, 'Optimized', '4.3 4.4 4.5 4.6 4.7 4.8 4.8 4.9 5.0'],
]

const TOTALS = RANGES.flatMap(([first, stage, scores]) =>
  scores.split(' ').map((shown, index) => [first + index, shown, stage] as const),
)

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
