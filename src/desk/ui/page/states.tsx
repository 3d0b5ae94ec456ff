import type { ReactNode } from 'react'
import { AlertIcon } from '../../../ui/page/icons.tsx'
import { Action } from '../form/action.tsx'
import { Command } from './command.tsx'
import styles from './states.module.css'

/** A line and, where there is one, an action. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}

type FailureProps = {
  sentence: string
  /** What the owner types in a terminal. */
  command?: string | undefined
  onRetry?: () => void
}

/** What went wrong, where the content would be, and a way on. */
export function Failure({ sentence, command, onRetry }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <p>{sentence}</p>
      <Command text={command} />
      {onRetry && <Action onClick={onRetry}>Try again</Action>}
    </div>
  )
}

/** Outlines of what comes; the status beside it says so in words. */
export function Outlines({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="stack gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.outline} />
      ))}
    </div>
  )
}
