import type { ReactNode } from 'react'

/**
 * Mounted empty, before the alert, and inside the modal it belongs to: a live region outside an
 * open modal is not in the accessibility tree.
 */
export function AlertSlot({ children }: { children: ReactNode }) {
  return <div role="alert">{children}</div>
}
