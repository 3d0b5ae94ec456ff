import { inShortOf } from '../../../content/report/in-short.ts'
import { FIRST_DAYS } from '../../../domain/report/plan.ts'
import type { Report } from '../../../domain/report/report.ts'
import { FirstStep } from '../../../ui/report/first-step.tsx'
import { dayFromNow } from './day-from-now.ts'

/** What to do first, and why. */
export function ShortReport({ report }: { report: Report }) {
  const { strongest, weakest, firstStep } = inShortOf(report)

  return (
    <FirstStep
      action={firstStep.action}
      facts={[`Needs: ${firstStep.needs}.`, `Due: ${dayFromNow(FIRST_DAYS[0])}.`]}
      standings={[strongest, weakest]}
    />
  )
}
