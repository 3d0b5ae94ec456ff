import { storedStageInWords } from '../../../../content/report/stage-in-words.ts'
import type { LeadDetail } from '../../../contract/api.ts'
import { topOptionOf } from '../../../../domain/assessment/model.ts'
import { oneDecimal } from '../../../../domain/assessment/scoring.ts'
import type { Report } from '../../../../domain/report/report.ts'
import { MODEL } from '../../../../generated/model.ts'
import { dayText } from '../../format.ts'
import { beginsText } from './brief-words.ts'
import { reportAddressOf } from './report-address.ts'

/** What a copied brief begins with: on the page it is the head, the tracks and a link. */
export function briefHead({ lead, runs }: LeadDetail, report: Report | undefined): string[] {
  const [latest] = runs
  const who = [lead.name, lead.designation, lead.company, lead.email].join(', ')
  if (!latest) return [who]
  const { score, stage, sections, at } = latest
  const next = report?.plan.nextStage
  const result = `${storedStageInWords(stage, score)}, ${oneDecimal(score)} of ${topOptionOf(MODEL)}`
  const address = reportAddressOf(latest)
  return [
    who,
    [result, ...(next ? [beginsText(next.stage)] : []), `finished on ${dayText(at)}`].join(', '),
    sections.map((each) => `${each.name} ${oneDecimal(each.score)}`).join(', '),
    ...(address ? [`Their report: ${address}`] : []),
    '',
  ]
}
