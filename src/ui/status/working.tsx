import type { ReactNode } from 'react'
import { QuietPage } from '../page/quiet-page.tsx'

/** The same node shows each text in turn, so that a screen reader announces the change. */
export function Working({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <QuietPage isWaiting>
      <div role="status">
        <h1 tabIndex={-1}>{text}</h1>
      </div>
      {children}
    </QuietPage>
  )
}
