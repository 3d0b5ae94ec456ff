import { describe, expect, it } from 'vitest'
import { everyTenth, progressLine } from './progress.ts'

describe('a line of progress', () => {
  it.each([
    [0, 100, 0, '░░░░░░░░░░░░░░░░░░░░░░░░    0 %  0 of 100 leads'],
    [2500, 10_000, 3000, '██████░░░░░░░░░░░░░░░░░░   25 %  2,500 of 10,000 leads  9 s left'],
    [10_000, 10_000, 9000, '████████████████████████  100 %  10,000 of 10,000 leads'],
    [12_000, 10_000, 9000, '████████████████████████  100 %  12,000 of 12,000 leads'],
    [0, 0, 0, '░░░░░░░░░░░░░░░░░░░░░░░░    0 %  0 of 0 leads'],
  ])('%i of %i after %i ms', (done, total, elapsed, line) => {
    expect(progressLine('leads', done, total, elapsed)).toBe(line)
  })
})

it('tells a line for each tenth, and none twice', () => {
  const told: string[] = []
  const tell = everyTenth((line) => told.push(line))
  for (const share of [0, 0.05, 0.1, 0.15, 0.42, 0.42, 1]) tell(`${share}`, share)

  expect(told).toEqual(['0.1', '0.42', '1'])
})
