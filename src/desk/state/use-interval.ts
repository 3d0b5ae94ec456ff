import { useEffect, useEffectEvent } from 'react'

/** Calls back again and again, every so many milliseconds; `undefined` stops it. */
export function useInterval(milliseconds: number | undefined, callback: () => void): void {
  const call = useEffectEvent(callback)

  useEffect(() => {
    if (milliseconds === undefined) return
    const timer = setInterval(call, milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
}
