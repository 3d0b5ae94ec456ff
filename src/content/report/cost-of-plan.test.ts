import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { costOfPlan } from './cost-of-plan.ts'

it.each([
  // Of a manager for each of eight reps, in quarters of an hour from an hour and a half on.
  [
    '343 333 243 333',
    'managers 9.5 hours each (with 8 reps); reps 1 hour each; enablement 4 hours',
  ],
  // Below that in minutes, some reps after all of them, and what takes no meeting of its own.
  [
    '331 313 333 133',
    'reps 1 hour each; some of them up to 45 minutes more; leaders up to 2 hours each; other people 2 hours in total; enablement 6 hours; no manager time outside coaching',
  ],
  ['334 333 333 333', 'managers 1.75 hours each (with 8 reps); enablement 4 hours; no rep time'],
  [
    '555 555 555 555',
    'some reps up to 10 minutes each; other people 45 minutes in total; enablement 75 minutes; no manager time',
  ],
])('the plan of %s takes %s', (digits, parts) => {
  expect(costOfPlan(reportOf(MODEL, answersOf(digits)))).toBe(`These steps take: ${parts}.`)
})
