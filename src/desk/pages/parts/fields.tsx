import type { ComponentProps } from 'react'
import { useId } from 'react'
import field from '../../../ui/form/field.module.css'
import styles from './fields.module.css'

type ChoiceProps = ComponentProps<'select'> & {
  label: string
  options: readonly (readonly [value: string, text: string])[]
}

export function Choice({ label, options, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div className="stack gap-1">
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select {...select} id={id} className={field.input}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Fields beside each other where there is room. */
export function Fields(form: ComponentProps<'form'>) {
  return <form {...form} className={styles.fields} />
}

/** What the field of this name holds. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
