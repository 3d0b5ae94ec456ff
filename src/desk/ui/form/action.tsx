import type { ComponentProps } from 'react'
import { Button } from '../../../web/ui/page/button.tsx'
import { classesOf } from '../../../web/ui/page/classes-of.ts'
import styles from './action.module.css'

/** The product's button, as low as a row of the desk. */
export function Action({
  look = 'secondary',
  className,
  ...button
}: ComponentProps<typeof Button>) {
  return <Button look={look} {...button} className={classesOf(styles.action, className)} />
}

/** For what cannot be undone. */
export function DangerAction(button: ComponentProps<typeof Button>) {
  return <Action {...button} className={styles.danger} />
}
