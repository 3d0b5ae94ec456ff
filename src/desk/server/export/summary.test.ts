import { describe, expect, it } from 'vitest'
import { questionOf } from '../../../content/questions/questions.ts'
import { answersOf } from '../../../../tests/support/answer-sets.ts'
import { summaryOf } from './summary.ts'

it('quotes the three weakest answers, the lowest first', () => {
  const { weakest } = summaryOf(answersOf('555 552 553 512'))

  expect(weakest.map(({ id, letter }) => [id, letter])).toEqual([
    [11, 'A'],
    [6, 'B'],
    [12, 'B'],
  ])
  expect(weakest[0]).toEqual({
    id: 11,
    question: questionOf(11).text,
    letter: 'A',
    option: questionOf(11).options[0],
  })
})

describe('the path to the next stage', () => {
  it.each([
    ['111 111 111 111', 'Foundational', 8],
    ['333 333 333 333', 'Strategic', 6],
    ['555 444 444 444', 'Optimized', 1],
  ])('of %s', (digits, stage, pointsMissing) => {
    expect(summaryOf(answersOf(digits)).nextStage).toMatchObject({ stage, pointsMissing })
  })

  it('ends at the top', () => {
    expect(summaryOf(answersOf('555 555 555 555')).nextStage).toBeUndefined()
  })
})

it('begins with the answer that the plan starts with, and names none at the top', () => {
  const weakestOf = (digits: string) => summaryOf(answersOf(digits)).weakest.map(({ id }) => id)

  expect(weakestOf('155 444 333 333')).toEqual([1, 7, 8])
  expect(weakestOf('555 555 555 554')).toEqual([12])
  expect(weakestOf('555 555 555 555')).toEqual([])
})
