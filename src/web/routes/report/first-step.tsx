import type { ReactNode } from 'react'
import { Flag } from '../../../ui/label/flag.tsx'
import styles from './first-step.module.css'

/** What to do first. `due`: that it comes first, and when; `children`: a link that says what. */
export function FirstStep({ due, children }: { due: string; children: ReactNode }) {
  return (
    <p className={`${styles.step} late`}>
      <span className="cluster small">
        <span aria-hidden="true">
          <Flag>{1}</Flag>
        </span>
        <span>{due}</span>
      </span>
      {children}
    </p>
  )
}
