import { monthDate } from '../dates.ts'
import { scoreText } from '../numbers.ts'
import type { Report } from '../../domain/report/report.ts'
import * as say from '../../generated/words/share.ts'
import { labeled } from '../joined.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { inShortOf } from './in-short.ts'
import { factsOf, planStepsOf } from './plan-words.ts'
import { stageInWords } from './stage-in-words.ts'

/** The report for a mail or a chat. `today`: '2026-11-20'. */
export function reportText(report: Report, today: string, link: string): string {
  const { diagnosis, decision, areas } = inShortOf(report)
  const steps = planStepsOf(report, today).map(({ needs, ...step }, index) => {
    // What the first step needs is what is to be decided.
    const facts = factsOf({ ...step, ...(index > 0 && needs !== undefined && { needs }) })
    return [say.textStep({ number: index + 1, ...step }), ...facts, say.textOwner].join(' ')
  })
  return [
    say.textSubject,
    say.textResult({ stage: stageInWords(report), score: scoreText(report.scores.overall) }),
    [stageWordsOf(report).subtitle, ...diagnosis].join(' '),
    areas.map(({ label, text }) => labeled(label, text)).join('\n'),
    labeled(decision.label, decision.text),
    ...steps,
    say.textLink({ link }),
    say.textBasis({ day: monthDate(today) }),
  ].join('\n\n')
}
