import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

export function Form(form: ComponentProps<'form'>) {
  return <form noValidate {...form} />
}

/** Scrolls on a low screen, while title and foot stay. */
export function FormBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export function FormFoot({ alert, children }: { alert: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {alert}
      <div className="cluster grow">{children}</div>
    </div>
  )
}
