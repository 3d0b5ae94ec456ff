import { useEffect, useState } from 'react'

const AT_REST_AFTER_MS = 700

/** What was typed, once the typing rests: what is said of it earlier, the next key cuts short. */
export function useAtRest<Typed>(typed: Typed): Typed {
  const [rested, setRested] = useState(typed)

  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return rested
}
