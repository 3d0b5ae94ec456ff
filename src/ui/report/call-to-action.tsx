import type { ReactNode } from 'react'
import styles from './call-to-action.module.css'

type CallToActionProps = { title: string; text: string; children: ReactNode }

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <aside className={styles.card} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </aside>
  )
}
