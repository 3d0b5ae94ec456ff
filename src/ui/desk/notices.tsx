import type { ReactNode } from 'react'
import { AlertIcon } from '../page/icons.tsx'
import styles from './notices.module.css'

/** Where nothing is to be shown: why, and a way on. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="strong">{title}</p>
      {children}
    </div>
  )
}

/** What went wrong, and a way on. */
export function Failure({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <p>{sentence}</p>
      {children}
    </div>
  )
}
