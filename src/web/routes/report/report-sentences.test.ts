import { expect, it } from 'vitest'
import type { Answers } from '../../../domain/assessment/assessment.ts'
import { QUESTION_IDS, readCompleteAnswers } from '../../../domain/assessment/assessment.ts'
import { reportOf } from '../../../domain/report/report.ts'
import {
  distanceSentence,
  gapSentence,
  overallSum,
  planIntroduction,
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

it('says between which stages a score lies', () => {
  const { gap } = reportFor('555 444 444 444')
  expect(gap && gapSentence(gap)).toBe(
    'This score lies between Strategic and Optimized. Scores between two stages are reported as Ad Hoc.',
  )
})

it.each([
  ['433 232 445 223', '5 points to go to Strategic.'],
  ['555 444 444 444', '1 point to go to Optimized.'],
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
  ['333 333 333 333', 'Yes, Evolving holds.'],
  [
    '444 443 333 334',
    'No. Any one of the answers to the twelve questions, one step lower, would be reported as Ad Hoc.',
  ],
  [
    '111 111 111 155',
    'No. Any one of the answers to questions 11 and 12, one step lower, would be reported as Ad Hoc.',
  ],
])('says whether the stage of %s holds', (digits, sentence) => {
  const { stability, stage } = reportFor(digits)
  expect(stabilitySentence(stability, stage)).toContain(sentence)
})

it.each([
  ['555 444 444 444', 'You need 1 more point to reach Optimized; moving one answer up one level'],
  ['433 232 445 223', 'You need 5 more points to reach Strategic; moving one answer up one level'],
  ['555 555 555 555', 'Optimized is the top stage. These steps keep it or prove it.'],
])('introduces the plan from %s', (digits, text) => {
  expect(planIntroduction(reportFor(digits).plan.nextStage)).toContain(text)
})
