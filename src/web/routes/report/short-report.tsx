import { inShortOf } from '../../../content/report/in-short.ts'
import { planStepsOf } from '../../../content/report/plan-words.ts'
import type { Report } from '../../../domain/report/report.ts'
import { FirstStep } from '../../../ui/report/first-step.tsx'
import { today } from './today.ts'

/** What is wrong, what to do first, and what to decide for it. */
export function ShortReport({ report }: { report: Report }) {
  const { diagnosis, decision, areas } = inShortOf(report)
  const [step] = planStepsOf(report.plan, today())
  return (
    <FirstStep
      why={diagnosis}
      action={step?.action ?? ''}
      facts={[`${decision.label}: ${decision.text}`, `Due: ${step?.due}.`]}
      standings={areas}
    />
  )
}
