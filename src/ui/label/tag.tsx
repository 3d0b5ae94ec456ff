import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './tag.module.css'

/** A highlighted word. `accent`: the one to look at first. */
export function Tag({ accent = false, children }: { accent?: boolean; children: ReactNode }) {
  return <span className={classesOf(styles.tag, accent && styles.accent)}>{children}</span>
}
