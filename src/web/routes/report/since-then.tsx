import { longDate, monthDate } from '../../../content/dates.ts'
import { comparisonPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import type { KeptReport } from '../../state/kept-reports.ts'
import { today } from '../../state/today.ts'
import { PageLink } from '../page-link.tsx'
import { comparisonTitle, plannedSentence } from '../sharing/sharing-sentences.ts'

type SinceThenProps = { earlier: KeptReport; report: Report }

/** What changed since this reader’s earlier report. */
export function SinceThen({ earlier, report }: SinceThenProps) {
  const comparison = comparisonOf(MODEL, earlier.answers, report.answers)
  const [before, now] = [reportCodeOf(MODEL, earlier.answers), reportCodeOf(MODEL, report.answers)]
  const isThisYear = earlier.day.slice(0, 4) === today().slice(0, 4)
  const then = isThisYear ? monthDate(earlier.day) : longDate(earlier.day)
  return (
    <p className="sentences">
      <strong>{say.since({ day: then, change: comparisonTitle(comparison) })}</strong>
      {SPACE}
      <span>{plannedSentence(comparison)}</span>
      {SPACE}
      <PageLink href={comparisonPathOf(before, now)} className="screen-only">
        {say.seeChange}
      </PageLink>
    </p>
  )
}
