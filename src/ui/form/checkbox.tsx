import type { InputHTMLAttributes } from 'react'
import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './checkbox.module.css'

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error?: string | undefined
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()

  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        {label}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
