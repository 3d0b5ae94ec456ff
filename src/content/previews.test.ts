import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { CURRENT_MODEL } from '../domain/assessment/model.ts'
import { scoreWith } from '../domain/assessment/model-scores.ts'
import { reportPictures, reportPreview } from './previews.ts'

const PICTURES = 'public/previews'

it('has a picture for every score and stage that a report can show, and no other', () => {
  const names = [...reportPictures().map(({ name }) => name), 'compare', 'team']
  expect(
    readdirSync(PICTURES).sort(),
    'The stages, their ranges or the sections were changed: run `npm run previews`',
  ).toEqual(names.map((name) => `${name}.png`).sort())
})

it.each([
  ['333 333 333 334', 'report-3.1-evolving'],
  ['333 333 322 222', 'report-2.6-ad-hoc'],
  ['333 333 332 222', 'report-2.7-evolving'],
  ['555 555 555 555', 'report-5.0-optimized'],
])('shows for %s the picture %s', (digits, picture) => {
  expect(reportPreview(scoreWith(CURRENT_MODEL, answersOf(digits))).picture).toBe(picture)
})

it.each([
  ['433 232 445 223', 'A score of 3.1 of 5, Evolving, with'],
  ['555 555 444 333', 'A score of 4.3 of 5, Ad Hoc, between Strategic and Optimized, with'],
  ['222 222 211 111', 'A score of 1.6 of 5, Ad Hoc, with'],
])('says of %s in words what its picture shows', (digits, words) => {
  expect(reportPreview(scoreWith(CURRENT_MODEL, answersOf(digits))).pictureText).toContain(words)
})
