import type {
  ComponentProps,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { useId } from 'react'
import field from '../form/field.module.css'
import { classesOf } from '../page/classes-of.ts'
import styles from './fields.module.css'

type LabeledProps = { label: string; renderControl: (id: string) => ReactNode }

function Labeled({ label, renderControl }: LabeledProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="muted tiny">
        {label}
      </label>
      {renderControl(id)}
    </div>
  )
}

const INPUT = classesOf(field.input, styles.input)

type ChoiceProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  options: readonly (readonly [value: string, text: string])[]
}

export function Choice({ label, options, ...select }: ChoiceProps) {
  return (
    <Labeled
      label={label}
      renderControl={(id) => (
        <select {...select} id={id} className={INPUT}>
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

type EntryProps = InputHTMLAttributes<HTMLInputElement> & { label: string }

export function Entry({ label, ...input }: EntryProps) {
  return (
    <Labeled
      label={label}
      renderControl={(id) => (
        <input autoComplete="off" spellCheck={false} {...input} id={id} className={INPUT} />
      )}
    />
  )
}

type TextBoxProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  ref?: Ref<HTMLTextAreaElement>
}

/** For several lines. */
export function TextBox({ label, ...area }: TextBoxProps) {
  return (
    <Labeled
      label={label}
      renderControl={(id) => <textarea rows={6} {...area} id={id} className={INPUT} />}
    />
  )
}

/** Filters in a row that wraps. */
export function FilterForm({ label, ...form }: ComponentProps<'form'> & { label: string }) {
  return <form role="search" aria-label={label} {...form} className={styles.filters} />
}
