import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import {
  agreementTitle,
  comparisonIntro,
  comparisonTitle,
  dropSentence,
} from './sharing-sentences.ts'
import { MODEL } from '../../../generated/model.ts'

const THREES = answersOf('333 333 333 333')
const FOURS = answersOf('444 444 444 444')
const IN_GAP = answersOf('333 333 322 222')
const ALSO_IN_GAP = answersOf('222 223 333 333')
const JUST_ABOVE_AD_HOC = answersOf('222 222 211 111')
const ONE_UP = answersOf('333 333 333 334')

describe('a comparison', () => {
  it.each([
    [THREES, FOURS, 'Up from 3.0 to 4.0'],
    [FOURS, THREES, 'Down from 4.0 to 3.0'],
    [THREES, THREES, 'Still 3.0'],
    // 3.25 shows as 3.3 and 3.33 as 3.3.
    [answersOf('333 333 444 333'), answersOf('333 333 444 334'), '3.3 both times, 1 point higher'],
    [answersOf('333 333 444 334'), answersOf('333 333 444 333'), '3.3 both times, 1 point lower'],
  ])('is named by what its scores show', (earlier, later, title) => {
    expect(comparisonTitle(comparisonOf(MODEL, earlier, later))).toBe(title)
  })

  it.each([
    [
      THREES,
      ONE_UP,
      'Both times: Evolving. 1_answer_up, 0_down, 11_the_same. 0_of_3 planned steps done in full.',
    ],
    // Steps that keep an answer are not counted.
    [
      answersOf('555 555 555 554'),
      answersOf('555 555 554 554'),
      'Both times: Optimized. 0_answers_up, 1_down, 11_the_same. 0_of_1 planned step done in full.',
    ],
    [THREES, THREES, 'Both reports have the same 12 answers.'],
  ])('counts what moved and says what the stage did', (from, to, intro) => {
    expect(comparisonIntro(comparisonOf(MODEL, from, to))).toBe(intro.replaceAll('_', '\u00a0'))
  })

  it.each([
    [THREES, IN_GAP, 'Before: Evolving. Now between Foundational and Evolving. '],
    [IN_GAP, FOURS, 'Before between Foundational and Evolving. Now: Strategic. '],
    [IN_GAP, ALSO_IN_GAP, 'Both times between Foundational and Evolving. '],
    // Just above Ad Hoc the label is not misleading.
    [JUST_ABOVE_AD_HOC, THREES, 'Before: Ad Hoc. Now: Evolving. '],
  ])('says of a score between two stages where it lies', (earlier, later, start) => {
    expect(comparisonIntro(comparisonOf(MODEL, earlier, later)).startsWith(start)).toBe(true)
  })

  it.each(['133 333 333 333', '233 233 333 333'])('asks what lies behind a drop to %s', (later) => {
    expect(dropSentence(comparisonOf(MODEL, THREES, answersOf(later)).down)).toBe(
      'Before you act on a drop, ask whether the practice changed or just the way it was rated.',
    )
  })

  it('asks nothing of one answer that is one option lower, nor of a rise', () => {
    const { down } = comparisonOf(MODEL, THREES, answersOf('233 333 333 333'))
    const { up } = comparisonOf(MODEL, answersOf('133 133 333 333'), THREES)
    expect([down, up].map(dropSentence)).toEqual([undefined, undefined])
  })
})

describe('a team', () => {
  it.each([
    [12, 'You agree on every question'],
    [11, 'You agree on 11 of the 12 questions'],
    [0, 'You agree on none of the 12 questions'],
  ])('is named by the %i questions on which it agrees', (agreedCount, title) => {
    expect(agreementTitle({ agreedCount })).toBe(title)
  })
})
