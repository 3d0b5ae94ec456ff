import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Plan } from '../../domain/report/plan.ts'
import { moveTextOf, stepTextsOf } from '../moves/move-text.ts'
import { planStepsOf, retakeText, whyThisOrder, worthOfPlan } from './plan-words.ts'
import { textsOf } from '../questions/question-texts.ts'
import { optionText } from '../questions/questions.ts'
import { MODEL } from '../../generated/model.ts'
import { capitalized } from '../../generated/language.ts'

it.each([
  // Something that the reader has, not a place among the averages.
  ['122 333 333 333', 'even work in an agreed order can miss a launch that you hear of late'],
  // Also where it is in another area than the lowest.
  ['245 544 354 343', 'even work in an approved plan can miss a launch that you hear of late'],
  // What is not low does not wait.
  ['422 411 221 131', 'one version is easier to keep current than several'],
  // What an area or a question waits for.
  [
    '331 111 333 333',
    'Content & Training Delivery, the lowest area at 1.0, needs priorities and one message',
  ],
  ['333 515 441 333', 'Use of training in daily work builds on this step'],
])('step 1 of %s comes first because %s', (digits, reasons) => {
  expect(whyThisOrder(reportOf(MODEL, answersOf(digits)))).toBe(
    `Step 1 comes first because ${reasons}.`,
  )
})

it.each([
  [
    '433 232 445 223',
    'Strategic is 5 points away, one per option. Once routine, these steps add 3.',
  ],
  [
    '533 335 223 212',
    'Strategic is 8 points away, one per option. Once routine, these steps add 4.',
  ],
  ['555 555 551 415', 'Once routine, step 1 alone adds enough points for Optimized.'],
  ['333 333 444 433', 'Once routine, steps 1 and 2 add enough points for Strategic.'],
  ['211 555 544 555', 'Once routine, these steps add enough points for Optimized.'],
  ['555 555 554 555', 'The plan raises the one answer that is not at E.'],
  ['555 555 554 554', 'At E: 10 of 12 answers. The steps raise the rest.'],
  ['433 544 555 555', 'At E: 7 of 12 answers. The steps raise 3 of the other 5.'],
  ['555 555 555 555', 'These steps put records behind the top answers.'],
])('the worth of the plan of %s: %s', (digits, sentence) => {
  expect(worthOfPlan({ answers: answersOf(digits), plan: planFor(digits) })).toBe(sentence)
})

describe('a step of the plan', () => {
  it('says by when, what to do, what it takes, and where that leads', () => {
    const { action, needs } = moveTextOf({ id: 7, option: 1 }, answersOf('333 333 133 333'))
    expect(stepsOf('333 333 133 333')[0]).toMatchObject({
      when: 'By December 18',
      day: '2026-12-18',
      action,
      needs: `${needs}.`,
      result: { label: 'Toward', option: optionText(7, 3) },
    })
  })

  it('says what to check, the first with a figure to reach', () => {
    const steps = stepsOf('333 333 133 333')
    const moves = stepTextsOf(reportOf(MODEL, answersOf('333 333 133 333')))
    expect(steps.map(({ check }) => check)).toEqual([
      `${moves[0]?.check} Target: ${capitalized(moves[0]?.figure ?? '')}.`,
      moves[1]?.check,
      moves[2]?.check,
    ])
  })

  it('names a number to bring, in the first step and for an answer below the top', () => {
    const numbers = stepsOf('333 333 133 333').map(({ toBring }) => toBring)
    expect(numbers).toEqual([textsOf(7).number, undefined, undefined])
    expect(stepsOf('555 555 555 555')[0]?.toBring).toBeUndefined()
  })

  it('keeps an answer that is at the top', () => {
    expect(stepsOf('555 555 555 555')[0]?.result).toEqual({
      label: 'Keeps',
      option: optionText(1, 5),
    })
  })
})

it('says when to retake it, a quarter after the last step', () => {
  expect(retakeText('2026-11-20')).toBe(
    'Retake the assessment on Wednesday, May 19, three months after the last step.',
  )
})

function planFor(digits: string): Plan {
  return reportOf(MODEL, answersOf(digits)).plan
}

function stepsOf(digits: string) {
  return planStepsOf(reportOf(MODEL, answersOf(digits)), '2026-11-20')
}
