import type { ReactNode } from 'react'
import styles from './call-to-action.module.css'

type CallToActionProps = {
  title: string
  text: string
  /** What the provider can do. */
  help: ReactNode
  /** Buttons. */
  children: ReactNode
}

export function CallToAction({ title, text, help, children }: CallToActionProps) {
  return (
    <aside className={styles.card} aria-label={title}>
      {help && <div className="stack">{help}</div>}
      <div className="stack">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </aside>
  )
}
