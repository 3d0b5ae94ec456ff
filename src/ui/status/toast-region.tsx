import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './toast-region.module.css'

type ToastRegionProps = {
  /** Not announced yet: the content already takes up its space, so that nothing moves later. */
  isSilent: boolean
  children: ReactNode
}

/**
 * Below the header, above the page. It is mounted before it has a message, so that screen readers announce
 * the message. It has no role, because some announce an empty status as an element.
 */
export function ToastRegion({ isSilent, children }: ToastRegionProps) {
  return (
    <div
      aria-live="polite"
      aria-atomic="true"
      className={classesOf(styles.region, isSilent && styles.silent)}
    >
      {children}
    </div>
  )
}
