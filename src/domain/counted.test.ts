import { expect, it } from 'vitest'
import { counted, countText } from './counted.ts'

it('counts', () => {
  expect(countText(1234567)).toBe('1,234,567')
  expect(counted(1, 'lead')).toBe('1 lead')
  expect(counted(0, 'lead')).toBe('0 leads')
  expect(counted(1200, 'person', 'people')).toBe('1,200 people')
})
