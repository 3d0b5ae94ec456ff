import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers, answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import type { Plan } from '../../domain/report/plan.ts'
import { moveTextOf } from '../moves/move-text.ts'
import { planStepsOf, retakeText, whyThisOrder, worthOfPlan } from './plan-words.ts'
import { optionText } from '../questions/questions.ts'
import { MODEL } from '../../generated/model.ts'
import { capitalized } from '../../generated/language.ts'

const LEVEL = 'No area stands out. '

it.each([
  ['122 333 333 333', 'Strategic Alignment has the lowest average (1.7), and '],
  [
    '444 223 333 223',
    'Measurement & Optimization and Content & Training Delivery share the lowest average (2.3), and ',
  ],
  // A low answer elsewhere.
  ['444 444 333 255', 'the answer to question 10 (Proof that programs worked) is the lowest, and '],
  // What an area or a question waits for.
  ['332 111 333 333', 'Content & Training Delivery, lowest at 1.0, depends on it, and '],
  ['222 321 223 332', 'Content & Training Delivery, lowest at 2.0, depends on it, and '],
  ['333 515 441 333', 'Use of training in daily work depends on it, and '],
  // Level areas, also where another answer is lower.
  ['222 223 133 223', LEVEL],
  ['333 333 333 333', LEVEL],
  ['555 555 555 555', LEVEL],
])('step 1 of %s has the reason: %s', (digits, where) => {
  const report = reportOf(MODEL, answersOf(digits))
  const { id, option } = report.plan.start.answer
  const { because } = moveTextOf(id, option)
  const said = `Step 1 comes first because ${where === LEVEL ? '' : where}${because}.`
  expect(whyThisOrder(report)).toBe(where === LEVEL ? `${LEVEL}${said}` : said)
})

it.each([
  [
    '433 232 445 223',
    'Once routine, the three steps are worth 3 of the 5 points needed for Strategic.',
  ],
  [
    '533 335 223 212',
    'Once routine, the three steps are worth 5 of the 8 points needed for Strategic. 2 options up are 2 points.',
  ],
  ['555 555 551 415', 'Making step 1 routine is enough for Optimized; steps 2 and 3 go further.'],
  ['333 333 444 433', 'Making steps 1 and 2 routine is enough for Strategic; step 3 goes further.'],
  ['555 555 554 555', 'The plan raises the one answer that is not at E.'],
  ['555 555 554 554', 'At E: 10 of 12 answers. The steps raise the rest.'],
  ['555 555 555 555', 'These steps put records behind the top answers.'],
])('the worth of the plan of %s: %s', (digits, sentence) => {
  expect(worthOfPlan({ answers: answersOf(digits), plan: planFor(digits) })).toBe(sentence)
})

it('says when the first steps reach the next stage, and is right', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { plan } = reportOf(MODEL, answers)
      const enough = [1, 2, 3].find((count) => {
        const raised = { ...answers }
        for (const { id, to } of plan.first.slice(0, count)) raised[id] = to
        return reportOf(MODEL, raised).stage === plan.nextStage?.stage
      })
      const words = worthOfPlan({ answers, plan })
      expect([
        words.startsWith('Making step 1 routine'),
        words.startsWith('Making steps 1 and 2 routine'),
        words.startsWith('Making the three steps routine'),
      ]).toEqual([enough === 1, enough === 2, enough === 3])
    }),
    { numRuns: 1000 },
  )
})

describe('a step of the plan', () => {
  it('says by when, what to do, what it takes, what to check, and where that leads', () => {
    const { action, needs, check } = moveTextOf(7, 1)
    expect(stepsOf('333 333 133 333')[0]).toMatchObject({
      when: 'By December 18',
      due: 'Friday, December 18',
      action,
      needs: `${needs}.`,
      check,
      result: { label: 'Toward', option: optionText(7, 3) },
    })
  })

  it('has beside what to check a figure to reach if it is the last one', () => {
    const steps = stepsOf('333 333 133 333')
    const moves = planFor('333 333 133 333').first.map(({ id, from }) => moveTextOf(id, from))
    expect(steps.map(({ check }) => check)).toEqual([
      moves[0]?.check,
      moves[1]?.check,
      `${moves[2]?.check} Target: ${capitalized(moves[2]?.figure ?? '')}.`,
    ])
  })

  it('keeps an answer that is at the top', () => {
    expect(stepsOf('555 555 555 555')[0]?.result).toEqual({
      label: 'Keeps',
      option: optionText(1, 5),
    })
  })

  it('never leads to B', () => {
    const seconds = MODEL.questionIds.map((id) => optionText(id, 2))
    const steps = MODEL.options.flatMap((option) => stepsOf(String(option).repeat(12)))

    expect(steps.filter(({ result }) => result && seconds.includes(result.option))).toEqual([])
  })
})

it('says when to retake it, a quarter after the last step, and what to compare it with', () => {
  expect(retakeText('2026-11-20')).toBe(
    'On Wednesday, May 19, retake the assessment, and compare the result with this report.',
  )
})

function planFor(digits: string): Plan {
  return reportOf(MODEL, answersOf(digits)).plan
}

function stepsOf(digits: string) {
  return planStepsOf(reportOf(MODEL, answersOf(digits)), '2026-11-20')
}
