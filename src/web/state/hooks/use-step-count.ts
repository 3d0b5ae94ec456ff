import { useEffect } from 'react'
import { STEPS_PATH } from '../../../contract/api.ts'
import type { StepBody } from '../../../contract/api.ts'
import type { VisitStep } from '../../../domain/assessment/visit-step.ts'

const told = new Set<VisitStep>()

/**
 * Tells the server that a visit reached `step`, once in a page load: the step and nothing else, with
 * nothing kept in the browser. Whether it arrives makes no difference to the visit.
 */
export function useStepCount(step: VisitStep | undefined): void {
  useEffect(() => {
    if (!step || told.has(step)) return
    told.add(step)
    const body: StepBody = { step }
    navigator.sendBeacon?.(
      STEPS_PATH,
      new Blob([JSON.stringify(body)], { type: 'application/json' }),
    )
  }, [step])
}
