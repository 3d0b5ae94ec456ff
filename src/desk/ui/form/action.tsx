import { use } from 'react'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/page/button.tsx'
import { MayChange } from './may-change.ts'
import styles from './action.module.css'

type ActionProps = ComponentProps<typeof Button> & {
  /** It exports or changes something, so it is not there for who may only look. */
  isForEditors?: boolean
}

/** The product's button, as low as a row of the desk. */
export function Action({ look = 'secondary', isForEditors = false, ...button }: ActionProps) {
  const mayChange = use(MayChange)
  if (isForEditors && !mayChange) return null
  return <Button look={look} {...button} />
}

/** For what cannot be undone. */
export function DangerAction(button: ComponentProps<typeof Button>) {
  return <Action {...button} isForEditors className={styles.danger} />
}
