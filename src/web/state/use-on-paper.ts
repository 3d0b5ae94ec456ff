import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false)

  useEffect(() => {
    // The browser prints what is there when this returns.
    const handleBefore = () => flushSync(() => setOnPaper(true))
    const handleAfter = () => setOnPaper(false)
    addEventListener('beforeprint', handleBefore)
    addEventListener('afterprint', handleAfter)
    return () => {
      removeEventListener('beforeprint', handleBefore)
      removeEventListener('afterprint', handleAfter)
    }
  }, [])

  return isOnPaper
}
