import { oneDecimal } from '../../domain/assessment/scoring.ts'
import type { Report } from '../../domain/report/report.ts'
import { SITE } from '../../generated/site.ts'
import { stageWordsOf } from '../stages/stage-words.ts'
import { inShortOf } from './in-short.ts'
import { factsOf, planStepsOf } from './plan-words.ts'
import { stageInWords } from './stage-in-words.ts'
import { MODEL } from '../../generated/model.ts'
import { topOptionOf } from '../../domain/assessment/model.ts'
import { sentenceCase } from '../../domain/sentence-case.ts'

/** The report for a mail or a chat. `today`: '2026-11-20'. */
export function reportText(report: Report, today: string, link: string): string {
  const { diagnosis, decision, areas } = inShortOf(report)
  const score = `${oneDecimal(report.scores.overall)} of ${topOptionOf(MODEL)}`
  const steps = planStepsOf(report.plan, today).map((step, index) =>
    [`${index + 1}. ${step.when}: ${step.action}`, ...factsOf(step), 'Owner: ____'].join(' '),
  )
  return [
    `Subject: ${sentenceCase(SITE.subject ?? SITE.title)}: three steps for the next ${MODEL.plan.days[2]} days`,
    `${SITE.title}: ${stageInWords(report)}, ${score}`,
    `${stageWordsOf(report).subtitle} ${diagnosis}`,
    areas.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    `${decision.label}: ${decision.text}`,
    ...steps,
    `Full report: ${link}`,
  ].join('\n\n')
}
