import { expect, it } from 'vitest'
import { answersOf } from '../../../tests/support/answer-sets.ts'
import { reportOf } from '../../domain/report/report.ts'
import { moveTextOf, stepTextsOf } from '../moves/move-text.ts'
import { costOfPlan } from './cost-of-plan.ts'
import { whyThisOrder } from './plan-words.ts'
import { SITE } from '../../generated/site.ts'
import { reportText } from './report-text.ts'
import { MODEL } from '../../generated/model.ts'
import { capitalized } from '../../generated/language.ts'

it('has what whoever decides needs first: the decision, the headline, the reason, the cost; the score comes last', () => {
  const report = reportOf(MODEL, answersOf('444 333 231 333'))
  const [one, two, three] = stepTextsOf(report)
  const { symptom } = moveTextOf(report.plan.start.answer, report.answers)
  expect(reportText(report, '2026-11-26', 'https://example.com/report/X').split('\n\n')).toEqual([
    `Subject: ${one?.short}: your decision by December 22`,
    `Training is on a schedule, but no training was followed up in the last three months. ${symptom}`,
    whyThisOrder(report),
    `Decision needed: Name an owner and approve 15 minutes from every rep. ${costOfPlan(report)}`,
    `1. By December 22: ${one?.action} Check: ${one?.check} Target: ${capitalized(one?.figure ?? '')}. Owner: ____`,
    `2. By January 25: ${two?.action} Needs: ${capitalized(two?.needs ?? '')}. Check: ${two?.check} Owner: ____`,
    `3. By February 24: ${three?.action} Needs: ${capitalized(three?.needs ?? '')}. Check: ${three?.check} Owner: ____`,
    `${SITE.title}: Evolving, 3.0 of 5. From 12 answers by one person, November 26.`,
    'Full report: https://example.com/report/X',
  ])
})

it('says between which stages a score lies', () => {
  expect(reportText(reportOf(MODEL, answersOf('444 443 333 333')), '2026-11-26', '')).toContain(
    ': Between Evolving and Strategic, 3.4 of 5',
  )
})
