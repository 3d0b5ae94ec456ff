import { useEffect, useState } from 'react'
import { placeOnClimb } from '../../../domain/assessment/place-on-climb.ts'
import type { Report } from '../../../domain/report/report.ts'
import { MODEL } from '../../../generated/model.ts'
import type { Climb } from '../../../ui/page/page.tsx'
import { useHeadingFocus } from '../../state/focus.ts'

/** To the top, whatever the number of stages; a lower result takes less. */
const LONGEST_MS = 1120
const SHORTEST_MS = 280
/** The flag stands alone, as long as the page's style sheet waits, too. */
const REST_MS = 320
/** From the first words until all is told. */
const TOLD_AFTER_MS = 900
const ENDS = ['keydown', 'pointerdown', 'wheel', 'scroll', 'beforeprint'] as const

/**
 * The moment of a new result: its flag climbs while the score counts, and then the words come, first the heading, which takes
 * the focus. Whatever the reader does ends it at once; who wants less motion, or looks elsewhere, has all at once.
 */
export function useMoment({ scores }: Report, isNew: boolean): Climb | undefined {
  const { steps, part } = placeOnClimb(MODEL, scores.overall)
  const ms = Math.max(SHORTEST_MS, (LONGEST_MS * steps) / (MODEL.stages.length - 1))
  const [phase, setPhase] = useState<'climbing' | 'telling' | 'over'>(() =>
    isNew && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
      ? 'climbing'
      : 'over',
  )
  useHeadingFocus(phase !== 'climbing')

  useEffect(() => {
    if (phase === 'over') return
    const next = phase === 'climbing' ? 'telling' : 'over'
    const wait = phase === 'climbing' ? ms + REST_MS : TOLD_AFTER_MS
    const timer = setTimeout(() => setPhase(next), wait)
    const end = () => setPhase('over')
    for (const name of ENDS) addEventListener(name, end)
    return () => {
      clearTimeout(timer)
      for (const name of ENDS) removeEventListener(name, end)
    }
  }, [phase, ms])

  return phase === 'over' ? undefined : { steps, part, ms }
}
