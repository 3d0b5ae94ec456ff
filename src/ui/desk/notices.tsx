import type { ReactNode } from 'react'
import { AlertIcon } from '../page/icons.tsx'
import styles from './notices.module.css'

/** An empty state: why, and where to go. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="strong">{title}</p>
      {children}
    </div>
  )
}

type WarningProps = { title: string; action?: ReactNode; children: ReactNode }

/** What is wrong with what is shown, and the one thing to do. */
export function Warning({ title, action, children }: WarningProps) {
  return (
    <section className={styles.warning}>
      <h2>{title}</h2>
      {children}
      {action}
    </section>
  )
}

/** In one line, to be copied. */
export function Command({ children }: { children: string }) {
  return <code className={styles.command}>{children}</code>
}

/** An error, and what to do. */
export function Failure({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <p>{sentence}</p>
      {children}
    </div>
  )
}
