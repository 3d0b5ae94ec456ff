import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './label-fields.module.css'

type LabelFieldsProps = { legend: string; hint: string; children: ReactNode }

export function LabelFields({ legend, hint, children }: LabelFieldsProps) {
  const id = useId()
  return (
    <fieldset className={styles.fields} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  )
}
