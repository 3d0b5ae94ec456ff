import { AlertIcon } from '../page/icons.tsx'
import styles from './field.module.css'

/** The error of the field that is described by `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  )
}
