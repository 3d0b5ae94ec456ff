import type { MouseEvent, ReactNode } from 'react'
import { LogoMark } from '../../../ui/page/logo.tsx'
import { openHere } from '../../../ui/page/open-here.ts'
import { Dot } from './dot.tsx'
import styles from './frame.module.css'

/** A number, or a dot where there is none. A screen reader says its `meaning`. */
export type Mark = { count?: string; meaning: string }

type FrameProps = {
  name: string
  views: readonly { href: string; text: string; current: boolean; mark?: Mark | undefined }[]
  onOpen: (href: string) => void
  foot: ReactNode
  children: ReactNode
}

/** The rail with the views at the left, the view itself beside it. */
export function Frame({ name, views, onOpen, foot, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      <a href="#view" className={styles.skip} onClick={skipToView}>
        Skip to the view
      </a>
      <header className={styles.rail}>
        <p className={styles.name}>
          <LogoMark size={28} />
          {name}
        </p>
        <nav aria-label="Views">
          <ul role="list" className={styles.views}>
            {views.map(({ href, text, current, mark }) => (
              <li key={href}>
                <a
                  href={href}
                  className={styles.view}
                  aria-current={current ? 'page' : undefined}
                  onClick={(event) => openHere(event, () => onOpen(href))}
                >
                  {text}
                  {mark && <RailMark {...mark} />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>{foot}</div>
      </header>
      <main id="view" className={styles.main}>
        {children}
      </main>
    </div>
  )
}

function RailMark({ count, meaning }: Mark) {
  if (count === undefined) return <Dot meaning={meaning} />
  return (
    <>
      {' '}
      <span className={styles.count}>{count}</span>
      <span className="unseen"> {meaning}</span>
    </>
  )
}

/** The address stays as it is: it names the view. */
function skipToView(event: MouseEvent) {
  event.preventDefault()
  document.querySelector('h1')?.focus()
}
