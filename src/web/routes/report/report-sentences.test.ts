import { describe, expect, it } from 'vitest'
import type { Answers } from '../../../domain/assessment/assessment.ts'
import { QUESTION_IDS, readCompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../domain/report/report.ts'
import {
  distanceSentence,
  flagText,
  gapSentence,
  meaningTitle,
  overallSum,
  reportHeading,
  sectionSum,
  stabilitySentence,
} from './report-sentences.ts'

function reportFor(digits: string) {
  const options = [...digits.replaceAll(' ', '')].map(Number)
  const stored: Answers = Object.fromEntries(QUESTION_IDS.map((id) => [id, options[id - 1]]))
  const answers = readCompleteAnswers(stored)
  if (!answers) throw new Error(`${digits} are no twelve answers`)
  return reportOf(answers)
}

describe('a score between two stages', () => {
  it.each([
    ['222 222 211 111', 'Your enablement is Ad Hoc', 'You are here'],
    ['333 333 322 222', 'Reported as Ad Hoc: between Foundational and Evolving', 'Reported here'],
    ['444 443 333 333', 'Reported as Ad Hoc: between Evolving and Strategic', 'Reported here'],
    ['555 444 444 444', 'Reported as Ad Hoc: between Strategic and Optimized', 'Reported here'],
    ['444 443 333 334', 'Your enablement is Strategic', 'You are here'],
  ])('heads %s with: %s', (digits, heading, flag) => {
    expect(reportHeading(reportFor(digits))).toBe(heading)
    expect(flagText(reportFor(digits))).toBe(flag)
  })

  it('is told exactly, and that the label says nothing about the answers', () => {
    const { scores, gap } = reportFor('444 443 333 333')
    expect(gap && gapSentence(scores, gap)).toBe(
      'Your exact score, 3.42, falls between Evolving and Strategic. A score between two stages is labeled Ad Hoc, whatever the answers are.',
    )
  })

  it('is told between Ad Hoc and the next stage that the label also is the stage below', () => {
    const { scores, gap } = reportFor('111 151 114 111')
    expect(gap && gapSentence(scores, gap)).toBe(
      'Your exact score, 1.58, falls between Ad Hoc and Foundational. A score between two stages is labeled Ad Hoc.',
    )
  })

  it('says whose words explain it', () => {
    expect(meaningTitle('Evolving', 'Evolving')).toBe('What Evolving means')
    expect(meaningTitle('Ad Hoc', 'Evolving')).toBe(
      'What Evolving means: the stage just below your score',
    )
  })
})

it.each([
  ['433 232 445 223', '5 points away from Strategic.'],
  ['555 444 444 444', '1 point away from Optimized.'],
  ['555 555 555 555', 'Optimized is the top stage.'],
])('tells the distance from %s', (digits, sentence) => {
  expect(distanceSentence(reportFor(digits).plan.nextStage)).toBe(sentence)
})

it.each([
  ['433 232 445 223', '37 ÷ 12 = 3.08…, shown as 3.1'],
  ['555 444 444 444', '51 ÷ 12 = 4.25, shown as 4.3'],
  ['555 555 555 555', '60 ÷ 12 = 5, shown as 5.0'],
])('shows the division of %s', (digits, sum) => {
  expect(overallSum(reportFor(digits))).toBe(sum)
})

it('shows the sum and the division of a section', () => {
  expect(sectionSum([4, 3, 3], 10 / 3)).toBe('(4 + 3 + 3) ÷ 3 = 10 ÷ 3 = 3.3')
})

it.each([
  ['333 333 333 333', 'No, you would still be Evolving.'],
  [
    '444 443 333 334',
    'lands between two stages, which is labeled Ad Hoc; a second one would make it Evolving.',
  ],
  [
    '333 333 222 222',
    'lands between two stages, which is labeled Ad Hoc; a second one would make it Evolving.',
  ],
  ['222 222 221 111', 'Yes. One level less on any answer above A would make it Ad Hoc.'],
  ['222 222 211 111', 'Yes. One level more on any answer would make it Foundational.'],
  [
    '155 554 433 222',
    'Yes. One level more on any answer below E would make it Strategic. One level less on any answer above A would take it back to Evolving.',
  ],
])('says whether one different answer would change the stage of %s', (digits, sentence) => {
  const report = reportFor(digits)
  expect(stabilitySentence(report.stability, report)).toContain(sentence)
})
