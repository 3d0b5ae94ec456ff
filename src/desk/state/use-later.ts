import { useEffect, useState } from 'react'

/** `value`, once it has stayed the same for a moment. */
export function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return later
}
