import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

export function Form(form: ComponentProps<'form'>) {
  return <form noValidate {...form} className={styles.form} />
}

/** Stays in sight while the fields of a low screen scroll under it. */
export function FormFoot({ alert, children }: { alert: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {alert}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
