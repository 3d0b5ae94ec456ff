import type { ReactNode } from 'react'
import { Flag } from './flag.tsx'
import styles from './tag.module.css'

/** A word set apart. `accent`: it stands on a flag. */
export function Tag({ accent, children }: { accent: boolean; children: ReactNode }) {
  return accent ? <Flag>{children}</Flag> : <span className={styles.tag}>{children}</span>
}
