import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

type Source = { get: () => unknown; subscribe: (listener: () => void) => () => void }

/**
 * A value for a part of the page that must not move what is being read: the one that is there at the
 * first look, else the one that comes while the part's place is still below the window. Once shown it
 * stays. `place`: a hidden element that stands there until then.
 */
export function useLate({ get, subscribe }: Source, place: RefObject<HTMLElement | null>): unknown {
  const first = useHydrated() ? get() : undefined
  const [shown, setShown] = useState(first)

  useEffect(() => {
    function look() {
      const value = get()
      // Nothing is published as a rule, and to look where a place is makes the browser lay out the page.
      if (value !== undefined && isBelowWindow(place.current?.previousElementSibling))
        setShown(value)
    }
    const stop = subscribe(look)
    // It may have come since the first look.
    void Promise.resolve().then(look)
    return stop
  }, [get, subscribe, place])

  return shown
}

function isBelowWindow(before: Element | null | undefined): boolean {
  return before ? before.getBoundingClientRect().bottom >= innerHeight : false
}
