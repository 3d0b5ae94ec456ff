import type { ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './flag.module.css'

/** `plain`: the lesser of two, without the accent. */
type FlagProps = { plain?: boolean | undefined; children: ReactNode }

/** The one accent: a trail flag. Always outlined, because its yellow by itself is too light to see. */
export function Flag({ plain, children }: FlagProps) {
  return <span className={classesOf(styles.flag, plain && styles.plain)}>{children}</span>
}
