import { monthDate } from '../dates.ts'
import { scoreText } from '../numbers.ts'
import type { Report } from '../../domain/report/report.ts'
import { outOf } from '../../generated/words/report.ts'
import * as say from '../../generated/words/share.ts'
import { labeled, spaced } from '../joined.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { costOfPlan } from './cost-of-plan.ts'
import { inShortOf } from './in-short.ts'
import { MODEL } from '../../generated/model.ts'
import { factsOf, planStepsOf, whyThisOrder } from './plan-words.ts'
import type { PlanStep } from './plan-words.ts'
import { stageInWords } from './stage-in-words.ts'

/** The report for a mail or a chat to whoever decides. `run`: the day of the run, '2026-11-20', where it is known. */
export function reportText(report: Report, run: string | undefined, link: string): string {
  const { symptom, decision } = inShortOf(report)
  const steps = planStepsOf(report, run)
  const lines = steps.map(({ needs, ...step }, index) => {
    // What the first step needs is what is to be decided.
    const facts = factsOf({ ...step, ...(index > 0 && needs !== undefined && { needs }) })
    return spaced(say.textStep({ number: index + 1, ...step }), ...facts, say.textOwner)
  })
  return [
    subjectOf(steps),
    spaced(stageWordsOf(report).subtitle, symptom),
    whyThisOrder(report),
    spaced(labeled(decision.label, decision.text), costOfPlan(report)),
    ...lines,
    spaced(
      say.textResult({ stage: stageInWords(report), score: scoreOfHighest(report.scores.overall) }),
      run === undefined ? say.textBasisOnly : say.textBasis({ day: monthDate(run) }),
    ),
    say.textLink({ link }),
  ].join('\n\n')
}

/** “3.1 of 5”, in percent “53%”. */
export function scoreOfHighest(score: number): string {
  return MODEL.show === 'percent' ? scoreText(score) : outOf({ score: scoreText(score) })
}

function subjectOf([first]: readonly PlanStep[]): string {
  if (!first) return ''
  const { short: step, day } = first
  return day === undefined
    ? say.textSubjectWithin({ step, count: MODEL.plan.days[0] })
    : say.textSubject({ step, day: monthDate(day) })
}
