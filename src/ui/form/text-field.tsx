import type { InputHTMLAttributes } from 'react'
import { useId } from 'react'
import { AlertIcon } from '../page/icons.tsx'
import styles from './field.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  error?: string | undefined
  /** How to mend it, below the error. */
  remedy?: string | undefined
}

export function TextField({ label, hint, error, remedy, ...input }: TextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`, remedy && `${id}-remedy`].filter(
    Boolean,
  )

  return (
    <div className="stack gap-1">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note">
          {hint}
        </p>
      )}
      <input
        // Empty, it begins where the page does.
        dir={input.value === '' ? undefined : 'auto'}
        aria-required
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {remedy && (
        <p id={`${id}-remedy`} className="note">
          {remedy}
        </p>
      )}
    </div>
  )
}

/** The error of the field that is described by `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  )
}
