import type { TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import styles from './field.module.css'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; hint: string }

export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={`${styles.area} script-only screen-only`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
      <textarea
        dir="auto"
        rows={2}
        spellCheck={false}
        {...area}
        id={id}
        className={styles.input}
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}
