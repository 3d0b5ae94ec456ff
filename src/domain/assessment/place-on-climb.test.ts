import { expect, it } from 'vitest'
import { MODEL } from '../../generated/model.ts'
import { placeOnClimb } from './place-on-climb.ts'

it.each([
  [1, 'Ad Hoc', 0, 0],
  [2.1, 'Foundational', 1, 0.5],
  [2.6, 'Evolving', 2, 0],
  [3.1, 'Evolving', 2, 5 / 9],
  [4.3, 'Optimized', 4, 0],
  [5, 'Optimized', 4, 1],
])('%d is in %s, %d steps up and %d of the way through', (score, stage, steps, part) => {
  const place = placeOnClimb(MODEL, score)
  expect(place).toMatchObject({ stage, steps })
  expect(place.part).toBeCloseTo(part)
})

it('puts a score between two stages at the end of the lower one', () => {
  const [lower, higher] = MODEL.stages
  const between = ((lower?.to ?? 0) + (higher?.from ?? 0)) / 2
  expect(placeOnClimb(MODEL, between)).toEqual({ stage: lower?.name, steps: 0, part: 1 })
})
