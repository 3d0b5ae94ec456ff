import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { MODEL } from '../../generated/model.ts'
import { costOfPlan } from './cost-of-plan.ts'

it.each([
  // Of a manager for each of eight reps, in halves of an hour from an hour on.
  [
    '343 233 222 343',
    'managers 9 hours each (with 8 reps); reps 1 hour each; enablement 4.5 hours',
  ],
  // Below an hour in minutes, and what takes no meeting of its own.
  [
    '121 131 333 111',
    'leaders up to 45 minutes each; others 15 minutes; enablement 4 hours; no manager time outside coaching',
  ],
  ['333 252 435 534', 'others 1.5 hours; enablement 4 hours; no manager time; no rep time'],
  [
    '555 555 555 555',
    'some reps up to 10 minutes each; others 45 minutes; enablement 1.5 hours; no manager time',
  ],
])('the plan of %s takes %s', (digits, parts) => {
  expect(costOfPlan(reportOf(MODEL, answersOf(digits)))).toBe(`In all: ${parts}.`)
})
