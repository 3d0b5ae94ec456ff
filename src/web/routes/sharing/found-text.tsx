import { useEffect, useState } from 'react'

const AT_REST_AFTER_MS = 700

/**
 * What was found in a field. It is shown at once; a screen reader reads it after a pause in typing, because
 * the next key would cut it off.
 */
export function FoundText({ typed, text }: { typed: string; text: string }) {
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
