import type { ReactNode } from 'react'
import styles from './toast-region.module.css'

/**
 * Mounted once, before any toast, so that screen readers hear what is put in. It has no role, for some
 * tell of an empty status as of a thing of its own.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" aria-atomic="true" className={styles.region}>
      {children}
    </div>
  )
}
