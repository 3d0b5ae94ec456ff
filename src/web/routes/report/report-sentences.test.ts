import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../domain/assessment/answer-sets.suite.ts'
import { OWN_WORDS, SHARED_WORDS } from '../../../content/report/report-words.ts'
import { reportOf } from '../../../domain/report/report.ts'
import {
  distanceSentence,
  flagText,
  gapNote,
  gapSentence,
  meaningTitle,
  overallSum,
  reportHeading,
  sectionSum,
  stabilitySentence,
} from './report-sentences.ts'

function reportFor(digits: string) {
  return reportOf(answersOf(digits))
}

describe('a score between two stages', () => {
  it.each([
    ['222 222 211 111', 'Your enablement is Ad Hoc', 'You are here'],
    ['333 333 322 222', 'Reported as Ad Hoc: between Foundational and Evolving', 'Reported'],
    ['444 443 333 333', 'Reported as Ad Hoc: between Evolving and Strategic', 'Reported'],
    ['555 444 444 444', 'Reported as Ad Hoc: between Strategic and Optimized', 'Reported'],
    ['444 443 333 334', 'Your enablement is Strategic', 'You are here'],
  ])('heads %s with: %s', (digits, heading, flag) => {
    expect(reportHeading(reportFor(digits), OWN_WORDS)).toBe(heading)
    expect(flagText(reportFor(digits), OWN_WORDS)).toBe(flag)
  })

  it.each([
    ['333 333 333 334', 'Reported stage: Evolving'],
    ['333 333 322 222', 'Reported as Ad Hoc: between Foundational and Evolving'],
  ])('heads %s, read by somebody else, with: %s', (digits, heading) => {
    expect(reportHeading(reportFor(digits), SHARED_WORDS)).toBe(heading)
    expect(flagText(reportFor(digits), SHARED_WORDS)).toBe('Reported')
  })

  it('is told exactly in one line', () => {
    expect(gapNote(reportFor('111 151 114 111').scores)).toBe(
      '1.58 is between two stages: labeled Ad Hoc.',
    )
  })

  it('is told exactly, and that the label says nothing about the answers', () => {
    const { scores, gap } = reportFor('444 443 333 333')
    expect(gap && gapSentence(scores, gap, 'The exact score')).toBe(
      'The exact score, 3.42, falls between Evolving and Strategic. A score between two stages is labeled Ad Hoc, whatever the answers are.',
    )
  })

  it('is told between Ad Hoc and the next stage that the label also is the stage below', () => {
    const { scores, gap } = reportFor('111 151 114 111')
    expect(gap && gapSentence(scores, gap, 'The exact score')).toBe(
      'The exact score, 1.58, falls between Ad Hoc and Foundational. A score between two stages is labeled Ad Hoc.',
    )
  })

  it('says whose words explain it', () => {
    expect(meaningTitle('Evolving', 'Evolving')).toBe('What Evolving means')
    expect(meaningTitle('Ad Hoc', 'Evolving')).toBe(
      'What Evolving means (the stage just below the score)',
    )
  })
})

it.each([
  ['433 232 445 223', '5 points short of Strategic.'],
  ['555 444 444 444', '1 point short of Optimized.'],
  ['555 555 555 555', 'Optimized is the top stage.'],
])('tells the distance from %s', (digits, sentence) => {
  expect(distanceSentence(reportFor(digits).plan.nextStage)).toBe(sentence)
})

it.each([
  ['433 232 445 223', '37 ÷ 12 = 3.08…'],
  ['555 444 444 444', '51 ÷ 12 = 4.25'],
  ['555 555 555 555', '60 ÷ 12 = 5'],
])('shows the division of %s', (digits, sum) => {
  expect(overallSum(reportFor(digits))).toBe(sum)
})

it('shows the sum and the division of a section', () => {
  expect(sectionSum([4, 3, 3])).toBe('(4 + 3 + 3) ÷ 3 = 3.33…')
})

describe('the stage if one answer were one option higher or lower', () => {
  it.each([
    ['333 333 333 333', 'No.'],
    ['222 222 111 111', 'No.'],
    [
      '444 443 333 334',
      'Yes. One point less on any answer would land between Evolving and Strategic (labeled Ad Hoc), two points in Evolving.',
    ],
    [
      '333 333 222 222',
      'Yes. One point more on any answer would land between Foundational and Evolving (labeled Ad Hoc), two points in Evolving.',
    ],
    ['222 222 221 111', 'Yes. One point less on any answer above A would land in Ad Hoc.'],
    ['222 222 211 111', 'Yes. One point more on any answer would land in Foundational.'],
    [
      '155 554 433 222',
      'Yes. One point more on any answer below E would land in Strategic. One point less on any answer above A would land in Evolving.',
    ],
  ])('is told of %s', (digits, answer) => {
    const report = reportFor(digits)
    expect(stabilitySentence(report.stability, report)).toBe(
      `Would one different answer change the stage? ${answer}`,
    )
  })
})
