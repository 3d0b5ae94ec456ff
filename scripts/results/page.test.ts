import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resultsPage } from './page.ts'

const PAGE = readFileSync('docs/results.md', 'utf8')

it('is what `npm run results` makes of results/*.json', () => {
  expect(PAGE).toBe(resultsPage())
})

it('stays short', () => {
  expect(PAGE.split('\n').length).toBeLessThanOrEqual(75)
})
