import { useEffect, useRef } from 'react'

/** Calls again and again, with a pause, while `isOn`. */
export function useAgainSoon(isOn: boolean, again: () => void, everyMs: number): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [isOn, everyMs])
}
