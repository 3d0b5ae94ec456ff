import { useEffect, useState } from 'react'
import { scoreText } from '../../../content/numbers.ts'

const RISES_FOR_MS = 700
const LOWEST = 1

/** Rises once to the score, which is there for who hears the page from the beginning. */
export function RisingScore({ score }: { score: number }) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [shown, setShown] = useState(isStill ? score : LOWEST)

  useEffect(() => {
    if (isStill) return
    const start = performance.now()
    let frame = requestAnimationFrame(rise)
    function rise(now: number) {
      const part = Math.min(1, Math.max(0, now - start) / RISES_FOR_MS)
      setShown(LOWEST + (score - LOWEST) * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(rise)
    }
    return () => cancelAnimationFrame(frame)
  }, [score, isStill])

  return (
    <>
      <span className="unseen">{scoreText(score)}</span>
      <span aria-hidden="true">{scoreText(shown)}</span>
    </>
  )
}
