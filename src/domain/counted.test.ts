import { expect, it } from 'vitest'
import { countText, counted, countsText } from './counted.ts'

it('counts', () => {
  expect(countText(1234567)).toBe('1,234,567')
  expect(counted(1, 'lead')).toBe('1 lead')
  expect(counted(0, 'lead')).toBe('0 leads')
  expect(counted(1200, 'person', 'people')).toBe('1,200 people')
})

it('counts what there is, and team answers where there are any', () => {
  expect(countsText({ leads: 1, responses: 2000 })).toBe('1 lead and 2,000 responses')
  const all = { leads: 0, responses: 1, teamAnswers: 0 }
  expect(countsText(all)).toBe('0 leads and 1 response')
  expect(countsText({ ...all, teamAnswers: 1 })).toBe('0 leads, 1 response and 1 team answer')
  expect(countsText({ ...all, teamAnswers: 50 })).toBe('0 leads, 1 response and 50 team answers')
})
