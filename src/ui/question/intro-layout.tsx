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
        <div className="stack gap-4">{children}</div>
        <figure className="stack gap-1">
          <div aria-hidden="true" className="stack gap-1">
            {example}
          </div>
          <figcaption className="note">{scale}</figcaption>
          <details>
            <summary>What the words mean</summary>
            <p className="small">{terms}</p>
          </details>
        </figure>
        <ul role="list" className={styles.areas}>
          {areas}
        </ul>
        <div className={styles.buttons}>{buttons}</div>
      </main>
    </>
  )
}

type AreaProps = { title: string; text: string; count: string }

export function Area({ title, text, count }: AreaProps) {
  return (
    <li className="stack gap-2">
      <h2>{title}</h2>
      <p className="muted small">{`${text} ${count}.`}</p>
    </li>
  )
}
