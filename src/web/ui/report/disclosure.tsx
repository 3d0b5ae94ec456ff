import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: string
  /** What paper shows: all of it, without its title, or nothing. */
  paper?: 'titled' | 'untitled' | 'none'
  children: ReactNode
}

/** Open on paper, where nothing can be clicked. */
export function Disclosure({ summary, paper = 'untitled', children }: DisclosureProps) {
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
    <details ref={details} className={[styles.details, styles[paper]].join(' ')}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.opened}>{children}</div>
    </details>
  )
}
