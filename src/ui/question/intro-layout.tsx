import type { ReactNode } from 'react'
import styles from './intro-layout.module.css'

type IntroLayoutProps = {
  /** Between the header and the page. */
  toast: ReactNode
  /** The rule, as options. */
  example: ReactNode
  /** Of the options. */
  scale: string
  areas: ReactNode
  /** Definitions of the terms in the questions. */
  terms: string
  buttons: ReactNode
  children: ReactNode
}

/** How to answer, and the areas; on a phone the buttons stay at the bottom of the screen. */
export function IntroLayout(props: IntroLayoutProps) {
  const { toast, example, scale, areas, terms, buttons, children } = props
  return (
    <>
      {toast}
      <main className={styles.layout}>
        <div className="stack">{children}</div>
        <figure className="stack gap-1">
          <figcaption className="note">{scale}</figcaption>
          <div aria-hidden="true" className="stack gap-1">
            {example}
          </div>
        </figure>
        <ul role="list" className={styles.areas}>
          {areas}
        </ul>
        <details>
          <summary>What the words mean</summary>
          <p className="small">{terms}</p>
        </details>
        <div className={styles.buttons}>{buttons}</div>
      </main>
    </>
  )
}

type AreaProps = { title: string; text: string; count: string }

export function Area({ title, text, count }: AreaProps) {
  return (
    <li>
      <div className="ends">
        <h2>{title}</h2>
        <span className="note">{count}</span>
      </div>
      <p className="note">{text}</p>
    </li>
  )
}
