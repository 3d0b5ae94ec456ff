import type { ReactNode } from 'react'
import { classesOf } from '../../../ui/page/classes-of.ts'
import styles from './bar.module.css'

type BarProps = { label: string; isRaised?: boolean; children: ReactNode }

/** Actions below what they belong to. A raised group stays at the bottom of the screen. */
export function Bar({ label, isRaised = false, children }: BarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classesOf(styles.bar, isRaised && styles.raised)}
    >
      {children}
    </div>
  )
}
