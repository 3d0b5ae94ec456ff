import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answersOf } from '../domain/assessment/answer-sets.suite.ts'
import { CURRENT_MODEL } from '../domain/assessment/model.ts'
import { scoreWith } from '../domain/assessment/model-scores.ts'
import {
  comparisonPictures,
  comparisonPreview,
  reportPictures,
  reportPreview,
  teamPreview,
} from './previews.ts'

const PICTURES = 'public/previews'

it('has a picture for all that a report or a comparison can show, and no other', () => {
  const names = [...[...reportPictures(), ...comparisonPictures()].map(({ name }) => name), 'team']
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

it.each([
  ['122 333 112 433', '242 333 432 324', 'compare-foundational-to-evolving', 'Up'],
  ['242 333 432 324', '122 333 112 433', 'compare-evolving-to-foundational', 'Down'],
  ['333 333 333 333', '333 333 333 334', 'compare-evolving-up', 'Up'],
  ['333 333 333 334', '333 333 333 333', 'compare-evolving-down', 'Down'],
  ['333 333 333 334', '433 333 333 333', 'compare-evolving-same', 'Same'],
  // Labeled with the lowest stage, yet higher than before.
  ['122 333 112 433', '333 333 322 222', 'compare-foundational-to-above-foundational', 'Up'],
  // 4.25 and 4.33 both show as 4.3.
  ['555 555 444 333', '555 555 444 334', 'compare-optimized-same', 'Same'],
])('shows of %s before %s the picture %s, and says %s', (before, after, picture, way) => {
  const [earlier, later] = [before, after].map((digits) =>
    scoreWith(CURRENT_MODEL, answersOf(digits)),
  )
  const preview = earlier && later && comparisonPreview(earlier, later)
  expect(preview?.picture).toBe(picture)
  expect(preview?.pictureText.startsWith(`${way}: `)).toBe(true)
})

it('says in words where the flags of a comparison stand', () => {
  const gap = scoreWith(CURRENT_MODEL, answersOf('333 333 322 222'))
  const strategic = scoreWith(CURRENT_MODEL, answersOf('444 444 444 444'))
  expect(comparisonPreview(gap, strategic).pictureText).toBe(
    'Up: a climb of five stages with an outlined flag between Foundational and Evolving and a filled one on Strategic',
  )
  expect(comparisonPreview(gap, gap).pictureText).toBe(
    'Same: a climb of five stages with a flag between Foundational and Evolving',
  )
})

it.each([
  ['compare-evolving-to-strategic', 'Evolving to Strategic'],
  ['compare-strategic-to-above-evolving', 'Strategic to above Evolving'],
  ['compare-above-foundational-to-evolving', 'Above Foundational to Evolving'],
  ['compare-evolving-up', 'Still Evolving'],
  ['compare-above-evolving-same', 'Above Evolving'],
])('writes the stages on %s: %s', (picture, words) => {
  const written = comparisonPictures().find(({ name }) => name === picture)?.stages
  expect(written?.join(' ')).toBe(words)
})

it('says what the dots of a team are', () => {
  expect(teamPreview('Two reports').pictureText).toContain('Each dot is a report')
})
