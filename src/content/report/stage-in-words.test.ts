import { expect, it } from 'vitest'
import { storedStageInWords } from './stage-in-words.ts'

it.each([
  ['Evolving', 36, 'Evolving'],
  ['Ad Hoc', 31, 'Between Foundational and Evolving'],
  ['Ad Hoc', 41, 'Between Evolving and Strategic'],
  ['Ad Hoc', 51, 'Between Strategic and Optimized'],
  // Just above Ad Hoc the label does not mislead.
  ['Ad Hoc', 19, 'Ad Hoc'],
  // Earlier ranges gave it this stage.
  ['Strategic', 41, 'Strategic'],
])('says of a stored %s at %i of 60: %s', (stage, total, words) => {
  expect(storedStageInWords(stage, total / 12)).toBe(words)
})
