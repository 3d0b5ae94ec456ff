import type { ReactNode } from 'react'
import styles from './toast-region.module.css'

/** Mounted once, before any toast, so that screen readers hear what is put in. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {children}
    </div>
  )
}
