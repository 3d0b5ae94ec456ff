import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { useId } from 'react'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { AlertSlot } from '../../../ui/status/alert-slot.tsx'
import { classesOf } from '../../../ui/page/classes-of.ts'
import field from '../../../ui/form/field.module.css'
import styles from './fields.module.css'

const INPUT = classesOf(field.input, styles.input)

/** What ties a control to its label and its mistake. */
type ControlAttributes = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type LabeledProps = {
  label: string
  wide?: boolean
  /** What is wrong with it: '' while nothing is. A field that checks nothing leaves it out. */
  error?: string | undefined
  renderControl: (attributes: ControlAttributes) => ReactNode
}

function Labeled({ label, wide = false, error, renderControl }: LabeledProps) {
  const id = useId()
  return (
    <div className={classesOf(styles.field, wide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {renderControl({
        id,
        className: INPUT,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error !== undefined && (
        <AlertSlot>{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</AlertSlot>
      )}
    </div>
  )
}

type ChoiceProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  label: string
  options: readonly (readonly [string, string])[]
  onPick: (value: string) => void
}

export function Choice({ label, options, onPick, ...select }: ChoiceProps) {
  return (
    <Labeled
      label={label}
      renderControl={(attributes) => (
        <select {...select} {...attributes} onChange={(event) => onPick(event.target.value)}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  )
}

type EntryProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> &
  Omit<LabeledProps, 'renderControl'> & {
    ref?: Ref<HTMLInputElement>
    onType: (value: string) => void
  }

export function Entry({ label, wide = false, error, onType, ...input }: EntryProps) {
  return (
    <Labeled
      label={label}
      wide={wide}
      error={error}
      renderControl={(attributes) => (
        <input
          autoComplete="off"
          spellCheck={false}
          {...input}
          {...attributes}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    />
  )
}

type TextBoxProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & {
  label: string
  error: string
  ref?: Ref<HTMLTextAreaElement>
  onType: (value: string) => void
}

/** For more than a line. */
export function TextBox({ label, error, onType, ...area }: TextBoxProps) {
  return (
    <Labeled
      label={label}
      wide
      error={error}
      renderControl={(attributes) => (
        <textarea
          rows={5}
          {...area}
          {...attributes}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    />
  )
}

type TickProps = { label: ReactNode; checked: boolean; onTick: (checked: boolean) => void }

export function Tick({ label, checked, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
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
