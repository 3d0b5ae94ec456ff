import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
}

/** Open in print, where nothing can be clicked. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    let wasClosed = false
    function handleBefore() {
      wasClosed = details.current?.open === false
      if (details.current) details.current.open = true
    }
    function handleAfter() {
      if (details.current && wasClosed) details.current.open = false
    }
    addEventListener('beforeprint', handleBefore)
    addEventListener('afterprint', handleAfter)
    return () => {
      removeEventListener('beforeprint', handleBefore)
      removeEventListener('afterprint', handleAfter)
    }
  }, [])

  return (
    <details ref={details} className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.opened}>{children}</div>
    </details>
  )
}
