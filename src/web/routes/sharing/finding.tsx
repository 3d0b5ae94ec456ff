import { useEffect, useState } from 'react'

const AT_REST_AFTER_MS = 700

/**
 * What the codes in a field amount to: seen at once, said once the typing rests. What is said earlier,
 * the next key cuts short.
 */
export function Finding({ typed, text }: { typed: string; text: string }) {
  const [rested, setRested] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <>
      <p aria-hidden="true">{text}</p>
      <p aria-live="polite" className="unseen">
        {typed === rested ? text : ''}
      </p>
    </>
  )
}
