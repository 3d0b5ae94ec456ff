import { useEffect, useState } from 'react'
import { scoreText } from '../../../content/numbers.ts'

const LOWEST = 1

/** Counts up to the score, which is there for who hears the page from the beginning. */
export function RisingScore({ score, ms }: { score: number; ms: number }) {
  const [shown, setShown] = useState(LOWEST)

  useEffect(() => {
    const start = performance.now()
    let frame = requestAnimationFrame(rise)
    function rise(now: number) {
      const part = Math.min(1, Math.max(0, now - start) / ms)
      setShown(LOWEST + (score - LOWEST) * part)
      if (part < 1) frame = requestAnimationFrame(rise)
    }
    return () => cancelAnimationFrame(frame)
  }, [score, ms])

  return (
    <>
      <span className="unseen">{scoreText(score)}</span>
      <span aria-hidden="true">{scoreText(shown)}</span>
    </>
  )
}
