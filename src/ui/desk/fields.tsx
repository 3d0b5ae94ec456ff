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
    <div className="stack gap-1">
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
      renderControl={(id) => <textarea rows={2} {...area} id={id} className={INPUT} />}
    />
  )
}

/** Fields beside each other where there is room. */
export function Fields(form: ComponentProps<'form'>) {
  return <form {...form} className={styles.fields} />
}

type SearchFieldProps = {
  defaultValue: string
  /** Where it searches. */
  placeholder: string
  onSearch: (text: string) => void
}

export function SearchField({ onSearch, ...input }: SearchFieldProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('search')
        if (typeof text === 'string') onSearch(text)
      }}
    >
      <input
        {...input}
        type="search"
        name="search"
        aria-label="Search"
        autoComplete="off"
        spellCheck={false}
        className={INPUT}
      />
    </form>
  )
}
