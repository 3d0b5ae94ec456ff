import type { ReactNode } from 'react'

/** An empty state: why, and where to go. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="stack surface">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
