import type { ReactNode, Ref } from 'react'
import styles from './parts.module.css'

/** A text in short parts. */
export function Parts({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.parts}>
      {children}
    </div>
  )
}

export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

export function Points({ isNumbered, children }: { isNumbered?: boolean; children: ReactNode }) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List role="list" className={isNumbered ? styles.numbered : styles.points}>
      {children}
    </List>
  )
}

/** `detail`: what belongs to it, below it. */
export function Point({ detail, children }: { detail?: ReactNode; children: ReactNode }) {
  return (
    <li>
      {children}
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </li>
  )
}
