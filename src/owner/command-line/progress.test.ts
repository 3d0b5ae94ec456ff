import { expect, it } from 'vitest'
import { everyTenth, progressText } from './progress.ts'

it.each([
  [0, 0, '0 of 0 leads'],
  [2500, 10_000, '2,500 of 10,000 leads'],
  [12_000, 10_000, '12,000 of 12,000 leads'],
])('says how far it is: %i of %i', (done, total, text) => {
  expect(progressText(done, total, 'leads')).toBe(text)
})

it('tells a line for each tenth, and none twice', () => {
  const told: string[] = []
  const tell = everyTenth((line) => told.push(line))
  for (const share of [0, 0.05, 0.1, 0.15, 0.42, 0.42, 1]) tell(`${share}`, share)

  expect(told).toEqual(['0.1', '0.42', '1'])
})
