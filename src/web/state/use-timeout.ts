import { useEffect, useEffectEvent } from 'react'

/** Calls back once, `milliseconds` after it became a number; leaving the page cancels it. */
export function useTimeout(milliseconds: number | undefined, callback: () => void) {
  const call = useEffectEvent(callback)

  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
}
