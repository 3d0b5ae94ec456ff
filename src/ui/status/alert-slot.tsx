import type { ReactNode } from 'react'

/**
 * Mounted before its alert, and inside the modal that the alert belongs to: outside an open modal, a live
 * region is not in the accessibility tree.
 */
export function AlertSlot({ children }: { children: ReactNode }) {
  return <div role="alert">{children}</div>
}
