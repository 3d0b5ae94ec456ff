import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'

export function Form(form: ComponentProps<'form'>) {
  return <form noValidate {...form} className={styles.form} />
}

export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
