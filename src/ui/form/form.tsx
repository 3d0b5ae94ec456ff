import type { ComponentProps, ReactNode } from 'react'
import { classesOf } from '../page/classes-of.ts'
import styles from './form.module.css'

type FormProps = ComponentProps<'form'> & { isLong?: boolean }

/** A long one reserves room for its fields, and its buttons fill the foot. */
export function Form({ isLong = false, ...form }: FormProps) {
  return <form noValidate {...form} className={classesOf(styles.form, isLong && styles.long)} />
}

/** Scrolls on a low screen, while title and foot stay. */
export function FormBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export function FormFoot({ alert, children }: { alert: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {alert}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
