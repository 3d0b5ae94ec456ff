import { expect, it } from 'vitest'
import { editionSentence } from './edition-sentence.ts'

it('says how many took it, and when', () => {
  expect(editionSentence({ people: 1200, from: '2026-01', to: '2026-11', bands: [] })).toBe(
    'About 1,200 people who chose to take it, from January 2026 to November 2026; not a sample of companies.',
  )
  expect(editionSentence({ people: 100, from: '2026-11', to: '2026-11', bands: [] })).toBe(
    'About 100 people who chose to take it, in November 2026; not a sample of companies.',
  )
})
