import { expect, it } from 'vitest'
import { questionOf } from '../../content/questions/questions.ts'
import { answersOf } from '../../../tests/support/answer-sets.ts'
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
