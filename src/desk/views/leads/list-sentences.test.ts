import { expect, it } from 'vitest'
import { countSentence, pageSentence } from './list-sentences.ts'

it('counts apart from the rows', () => {
  expect(countSentence(undefined, {})).toBe('Counting...')
  expect(countSentence({ count: 1200 }, {})).toBe('1,200 leads')
  expect(countSentence({ count: 1 }, { search: 'ada' })).toBe('1 lead with these filters')
})

it('says which rows are shown', () => {
  expect(pageSentence(100, 50)).toBe('Rows 101 to 150')
  expect(pageSentence(0, 0)).toBe('')
})
