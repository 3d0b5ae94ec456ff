import { inShortOf } from '../../../content/report/in-short.ts'
import type { Report } from '../../../domain/report/report.ts'
import { FirstStep } from '../../../ui/report/first-step.tsx'
import { dayFromNow } from './day-from-now.ts'
import { MODEL } from '../../../model/model.ts'

/** What to do first, and why. */
export function ShortReport({ report }: { report: Report }) {
  const { strongest, weakest, firstStep } = inShortOf(report)

  return (
    <FirstStep
      action={firstStep.action}
      facts={[`Needs: ${firstStep.needs}.`, `Due: ${dayFromNow(MODEL.plan.days[0])}.`]}
      standings={[strongest, weakest]}
    />
  )
}
