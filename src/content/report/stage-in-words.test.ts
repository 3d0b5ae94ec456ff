import { expect, it } from 'vitest'
import { gapOf } from '../../domain/assessment/stage-of.ts'
import { MODEL } from '../../generated/model.ts'
import { gapNote, storedStageInWords } from './stage-in-words.ts'

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

it.each([
  [19, '1.58 is between stages; the label is Ad Hoc.'],
  [51, '4.25 is between stages; the label is Ad Hoc. Read it as Strategic.'],
])('explains %i of 60 between two stages in one line', (total, note) => {
  const gap = gapOf(MODEL, total / 12)
  expect(gap && gapNote({ stage: 'Ad Hoc', gap }, total / 12)).toBe(note)
})
