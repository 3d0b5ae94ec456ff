import { describe, expect, it } from 'vitest'
import {
  gradeOf,
  overlapOf,
  overlappingPairs,
  rankCorrelation,
  repeatsIn,
  sentencesOf,
  syllablesOf,
  syllablesPerWord,
  termsIn,
  wordsOf,
} from './wording.suite.ts'

describe('words and sentences', () => {
  it('counts a hyphenated word once and leaves punctuation out', () => {
    expect(wordsOf('A go-to-market plan – the rep’s, now?')).toEqual([
      'A',
      'go-to-market',
      'plan',
      'the',
      'rep’s',
      'now',
    ])
  })

  it('ends a sentence at its mark', () => {
    expect(sentencesOf('One here. Is it two? Three.')).toEqual([
      'One here.',
      'Is it two?',
      'Three.',
    ])
  })
})

describe('readability', () => {
  it.each([
    ['rep', 1],
    ['the', 1],
    ['coached', 1],
    ['shared', 1],
    ['guides', 1],
    ['skill', 1],
    ['table', 2],
    ['rated', 2],
    ['message', 2],
    ['manager', 3],
    ['enablement', 4],
    ['go-to-market', 4],
  ])('hears the syllables of %s', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('grades by sentence length and syllables', () => {
    // Together 7 words and 10 syllables.
    const lines = ['The rep sells a table.', 'Managers do.']
    expect(syllablesPerWord(lines)).toBeCloseTo(10 / 7)
    expect(gradeOf(lines)).toBeCloseTo(0.39 * 3.5 + (11.8 * 10) / 7 - 15.59)
  })
})

describe('likeness', () => {
  it('is the share of common content words', () => {
    expect(overlapOf('The rep asks a manager', 'A manager asks the rep')).toBe(1)
    expect(overlapOf('rep asks manager', 'rep calls customer')).toBe(1 / 5)
    expect(overlapOf('rep asks', 'leaders check')).toBe(0)
  })

  it('pairs the texts at and over the limit', () => {
    expect(overlappingPairs(['rep asks'], ['rep asks again', 'leaders check'], 0.6)).toEqual([
      'rep asks | rep asks again',
    ])
  })

  it('finds a text that stands twice, in any case', () => {
    expect(repeatsIn(['Once a year', 'Twice a year', 'once a year'])).toEqual(['once a year'])
  })
})

describe('rank correlation', () => {
  it.each([
    [[1, 2, 3, 4], [10, 20, 30, 400], 1],
    [[1, 2, 3, 4], [4, 3, 2, 1], -1],
    [[1, 2, 3, 4], [1, 2, 2, 1], 0],
    [[1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8],
  ])('of %j and %j is %d', (one, other, correlation) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(correlation)
  })
})

describe('terms', () => {
  it('are found whole, in any case', () => {
    expect(termsIn('All reps recall it', ['all', 'rep', 'reps?'])).toEqual(['all', 'reps?'])
  })
})
