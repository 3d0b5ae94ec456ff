import { longDate } from '../../../content/dates.ts'
import { comparisonPathOf } from '../../../contract/pages.ts'
import { reportCodeOf } from '../../../domain/report/report-code.ts'
import type { Report } from '../../../domain/report/report.ts'
import { comparisonOf } from '../../../domain/sharing/comparison.ts'
import { SPACE } from '../../../generated/language.ts'
import { MODEL } from '../../../generated/model.ts'
import * as say from '../../../generated/words/report.ts'
import { reportBefore } from '../../state/kept-reports.ts'
import { useVisit } from '../../state/visit.ts'
import { PageLink } from '../page-link.tsx'
import { comparisonTitle, plannedSentence } from '../sharing/sharing-sentences.ts'

/** `day`: of the run. */
type SinceThenProps = { report: Report; day: string }

/** What changed since this reader’s earlier report, if there is one. */
export function SinceThen({ report, day }: SinceThenProps) {
  const earlier = reportBefore(useVisit().storage, day)
  if (!earlier) return null
  const comparison = comparisonOf(MODEL, earlier.answers, report.answers)
  const [before, now] = [reportCodeOf(MODEL, earlier.answers), reportCodeOf(MODEL, report.answers)]
  return (
    <p className="sentences">
      <strong>
        {say.since({ day: longDate(earlier.day), change: comparisonTitle(comparison) })}
      </strong>
      {SPACE}
      <span>{plannedSentence(comparison)}</span>
      {SPACE}
      <PageLink href={comparisonPathOf(before, now, day)} className="screen-only">
        {say.seeChange}
      </PageLink>
    </p>
  )
}
