import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './toast-region.module.css'

type ToastRegionProps = {
  /** Not to be told yet: what is in it has its place already, so that nothing moves when it is. */
  isSilent: boolean
  children: ReactNode
}

/**
 * Below the header, above the page. It is there before it is told, so that screen readers hear what comes
 * into it. It has no role, for some tell of an empty status as of a thing of its own.
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
