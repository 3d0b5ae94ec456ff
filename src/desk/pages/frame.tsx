import type { ReactNode } from 'react'
import { Logo } from '../../ui/page/logo.tsx'
import styles from './frame.module.css'

type FrameProps = {
  name: string
  /** The one that is shown. */
  view: string
  /** `attention`: how much there is to look at. */
  views: readonly {
    href: string
    text: string
    isCurrent: boolean
    attention?: { count: number; words: string }
  }[]
  foot: ReactNode
  children: ReactNode
}

/** The views in a rail at the left, the current view beside it. */
export function Frame({ name, view, views, foot, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a href="#view" className={`${styles.skip} surface`}>
        Skip to the view
      </a>
      <header className={styles.rail}>
        <p>
          <Logo name={name} />
        </p>
        <nav aria-label="Views">
          <ul role="list">
            {views.map(({ href, text, isCurrent, attention }) => (
              <li key={href}>
                <a
                  href={href}
                  className={styles.view}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {text}
                  {attention && (
                    <span className={styles.attention}>
                      {attention.count}
                      <span>{` ${attention.words}`}</span>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>{foot}</div>
      </header>
      <main key={view} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
