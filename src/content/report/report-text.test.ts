import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { moveTextOf, symptomOf } from '../moves/move-text.ts'
import { SITE } from '../../generated/site.ts'
import { reportText } from './report-text.ts'
import { MODEL } from '../../generated/model.ts'
import { capitalized } from '../../generated/language.ts'

it('has the stage, the diagnosis, the areas, the decision, all three steps and the link', () => {
  const report = reportOf(MODEL, answersOf('444 333 231 333'))
  const [one, two, three] = report.plan.first.map(({ id, from }) => moveTextOf(id, from))
  expect(reportText(report, '2026-11-26', 'https://example.com/report/X').split('\n\n')).toEqual([
    'Subject: Enablement: three steps for the next 90 days',
    `${SITE.title}: Evolving, 3.0 of 5`,
    `Reps get scheduled training, but what reps learn is left to memory and notes. ${symptomOf(9, 1)} Also: coaching is not scheduled, and coaching training for managers comes less than twice a year.`,
    'Weakest area: Coaching & Reinforcement (2.0).\nStrongest area: Strategic Alignment (4.0).',
    'Decision needed: one owner for these steps, plus 15 minutes from every rep.',
    `1. By December 22: ${one?.action} Check: ${one?.check} Owner: ____`,
    `2. By January 25: ${two?.action} Needs: ${capitalized(two?.needs ?? '')}. Check: ${two?.check} Owner: ____`,
    `3. By February 24: ${three?.action} Needs: ${capitalized(three?.needs ?? '')}. Check: ${three?.check} Target: ${capitalized(three?.figure ?? '')}. Owner: ____`,
    'Full report: https://example.com/report/X',
    'From 12 answers by one person, November 26.',
  ])
})

it('says between which stages a score lies', () => {
  expect(reportText(reportOf(MODEL, answersOf('444 443 333 333')), '2026-11-26', '')).toContain(
    ': Between Evolving and Strategic, 3.4 of 5',
  )
})
