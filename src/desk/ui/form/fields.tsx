import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { useId } from 'react'
import { FieldError } from '../../../web/ui/form/field-error.tsx'
import { AlertSlot } from '../../../web/ui/status/alert-slot.tsx'
import { classesOf } from '../../../web/ui/page/classes-of.ts'
import field from '../../../web/ui/form/field.module.css'
import styles from './fields.module.css'

const INPUT = classesOf(field.input, styles.input)

type ChoiceProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  label: string
  options: readonly (readonly [string, string])[]
  onPick: (value: string) => void
}

export function Choice({ label, options, onPick, ...select }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={INPUT}
        onChange={(event) => onPick(event.target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type EntryProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  wide?: boolean
  /** What is wrong with it: '' while nothing is. A field that checks nothing leaves it out. */
  error?: string
  ref?: Ref<HTMLInputElement>
  onType: (value: string) => void
}

export function Entry({ label, wide = false, error, onType, ...input }: EntryProps) {
  const id = useId()
  return (
    <div className={classesOf(styles.field, wide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        autoComplete="off"
        spellCheck={false}
        {...input}
        id={id}
        className={INPUT}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {error !== undefined && (
        <AlertSlot>{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</AlertSlot>
      )}
    </div>
  )
}

type TextBoxProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & {
  label: string
  /** What is wrong with it: '' while nothing is. */
  error: string
  ref?: Ref<HTMLTextAreaElement>
  onType: (value: string) => void
}

/** For more than a line. */
export function TextBox({ label, error, onType, ...area }: TextBoxProps) {
  const id = useId()
  return (
    <div className={classesOf(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={INPUT}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <AlertSlot>{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</AlertSlot>
    </div>
  )
}

type TickProps = { label: ReactNode; checked: boolean; onTick: (checked: boolean) => void }

export function Tick({ label, checked, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onTick(event.target.checked)}
      />
      {label}
    </label>
  )
}

/** One row of filters, which wraps where it has no room. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      {children}
    </div>
  )
}
