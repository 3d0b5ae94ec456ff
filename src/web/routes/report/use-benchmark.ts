import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { useVisit } from '../../state/visit.ts'

/**
 * The benchmark, for a part of the report that must not move what is being read. It is shown if it arrives
 * before the report, or later if its place is still below the window. `place`: a hidden placeholder element.
 */
export function useBenchmark(place: RefObject<HTMLElement | null>): unknown {
  const { benchmark } = useVisit()
  const first = useHydrated() ? benchmark.latest() : undefined
  const [shown, setShown] = useState(first)

  useEffect(() => {
    let hasLeft = false
    void benchmark.replied().then(() => {
      const latest = benchmark.latest()
      // Usually nothing is published, and measuring the place forces a layout.
      if (hasLeft || latest === undefined) return
      if (isBelowWindow(place.current?.previousElementSibling)) setShown(latest)
    })
    return () => {
      hasLeft = true
    }
  }, [benchmark, place])

  return shown
}

function isBelowWindow(before: Element | null | undefined): boolean {
  return before ? before.getBoundingClientRect().bottom >= innerHeight : false
}
