import { expect, it } from 'vitest'
import { shownText } from './shown-score.ts'
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

it('has all 49 totals here', () => {
  expect(TOTALS.map(([total]) => total)).toEqual(
    Array.from({ length: 49 }, (_, index) => index + 12),
  )
})

it.each(TOTALS)('the total %i, shown as %s, is %s', (total, shown, stage) => {
  expect(stageOf(MODEL, total / 12)).toBe(stage)
  expect(gapOf(MODEL, total / 12)).toEqual(GAPS[total])
  expect(describedStageOf(MODEL, total / 12)).toBe(GAPS[total]?.below ?? stage)
  expect(shownText(MODEL, total / 12)).toBe(shown)
})

it.each(MODEL.stages)('both ends of its range belong to $name', ({ name, from, to }) => {
  expect([stageOf(MODEL, from), stageOf(MODEL, to)]).toEqual([name, name])
  expect([gapOf(MODEL, from), gapOf(MODEL, to)]).toEqual([undefined, undefined])
})

it('no total lies between two stages that touch', () => {
  const stages = [19, 31, 41, 51].map((total) => stageOf(WITHOUT_GAPS, total / 12))
  expect(stages).toEqual(['Ad Hoc', 'Foundational', 'Evolving', 'Strategic'])
  expect(TOTALS.filter(([total]) => gapOf(WITHOUT_GAPS, total / 12))).toEqual([])
})

it('a score above the last range is Ad Hoc, in no gap', () => {
  const model = withStages({ 4: { to: 4.8 } })
  expect(stageOf(model, 58 / 12)).toBe('Ad Hoc')
  expect(gapOf(model, 58 / 12)).toBeUndefined()
})

it('without a stage for gaps a score between two is of the one below, in no gap', () => {
  const { gapStage: _, ...model } = MODEL
  expect(stageOf(model, 41 / 12)).toBe('Evolving')
  expect(gapOf(model, 41 / 12)).toBeUndefined()
})
