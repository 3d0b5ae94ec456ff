import type { ReactNode } from 'react'
import { classesOf } from './classes-of.ts'
import styles from './page.module.css'

type PageProps = {
  wide?: boolean
  /** For a result that nobody has seen before: its flag climbs so many steps. */
  climb?: Climb | undefined
  /** While answers are tried, what changes has room for more, so that nothing moves. */
  isTrial?: boolean
  children: ReactNode
}

/** `part`: how far through its step the flag stands, 0 to 1. */
export type Climb = { steps: number; part: number; ms: number }

/** The main column of a page. */
export function Page({ wide = false, climb, isTrial = false, children }: PageProps) {
  return (
    <main
      className={classesOf(styles.page, wide && styles.wide)}
      data-new={climb ? '' : undefined}
      data-trial={isTrial ? '' : undefined}
      style={climb && propertiesOf(climb)}
    >
      {children}
    </main>
  )
}

function propertiesOf({ steps, part, ms }: Climb): Record<`--${string}`, string> {
  return { '--climbed': `${steps}`, '--part': `${part}`, '--climb': `${ms}ms` }
}

/** The page's one first-level heading; it takes the focus when the page is opened from another. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={`${styles.buttons} cluster`}>{children}</div>
}
