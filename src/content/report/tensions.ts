import type { QuestionId } from '../../domain/assessment/assessment.ts'
import type { Report } from '../../domain/report/report.ts'
import { tensionOf } from '../../domain/report/tension.ts'
import { MODEL } from '../../generated/model.ts'
import { TENSIONS } from '../../generated/tensions.ts'
import * as say from '../../generated/words/report.ts'

/** `high`: the question that it praises. */
type Headline = { high?: QuestionId; text: string }

/** What a high and a low answer say together. Without a high one, the low answer is said by itself. */
export function headlineOf(reader: Pick<Report, 'answers' | 'plan'>): Headline | undefined {
  const tension = tensionOf(MODEL, TENSIONS, reader)
  if (!tension) return undefined
  const { high, low } = tension
  return high
    ? { high: high.id, text: say.headline({ high: high.clause, low: low.clause }) }
    : { text: say.alone({ low: low.clause }) }
}
