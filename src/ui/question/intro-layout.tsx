import type { ReactNode } from 'react'
import styles from './run-layout.module.css'

type IntroLayoutProps = {
  /** Between the header and the page. */
  toast: ReactNode
  areas: ReactNode
  /** Definitions of the terms in the questions. */
  terms: string
  buttons: ReactNode
  children: ReactNode
}

/** How to answer, with the areas beside it; on a phone the buttons stay at the bottom of the screen. */
export function IntroLayout({ toast, areas, terms, buttons, children }: IntroLayoutProps) {
  return (
    <>
      {toast}
      <main className={styles.layout}>
        <div className={styles.rules}>{children}</div>
        <div className={styles.beside}>
          <ul role="list" className={styles.areas}>
            {areas}
          </ul>
          <details>
            <summary>What the words mean</summary>
            <p className="small">{terms}</p>
          </details>
        </div>
        <div className={styles.buttons}>{buttons}</div>
      </main>
    </>
  )
}

type AreaProps = { title: string; count: string; children: string }

export function Area({ title, count, children }: AreaProps) {
  return (
    <li className={styles.area}>
      <h2>{title}</h2>
      <p className="muted small">{`${children} ${count}.`}</p>
    </li>
  )
}
